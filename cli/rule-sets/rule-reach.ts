import { digitsName } from '#core/addresses/redirects/query-pattern.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import type { RedirectTrail } from '#core/addresses/redirects/resolve-redirect.ts';
import { witnessAddress } from '#core/addresses/rule-sets/witness-address.ts';

const namesIn = (from: string): readonly string[] => [...from.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');

export const strangeWord = (rules: readonly RedirectRule[]): string => {
  const known = new Set(rules.flatMap(({ from }) => from.split(/[/{}|?&=]/)));
  let word = 'minta';
  while (known.has(word)) word += 'x';
  return word;
};

/** A set can exceed the maximum argument count of a call, so do not spread it into `Math.max`. */
export const maxOfLength = (rules: readonly RedirectRule[]): number =>
  rules.reduce((max, { from }) => Math.max(max, from.split('/').length), 0);

const valuesOf = (name: string, word: string, maxLength: number): readonly string[] => {
  if (name === 'yyyymmdd') return ['20240328'];
  if (name.includes('|')) return name.split('|');
  if (digitsName(name) !== null) return ['12'];
  return name.endsWith('...')
    ? [1, 2, maxLength + 1].map((count) => Array.from({ length: count }, () => word).join('/'))
    : [word];
};

const maxAddresses = 64;

export const addressesOf = (rule: RedirectRule, word: string, maxLength: number): readonly string[] => {
  const values = namesIn(rule.from).reduce<readonly Readonly<Record<string, string>>[]>(
    (all, name) =>
      all
        .flatMap((known) =>
          valuesOf(name, word, maxLength).map((value) => ({ ...known, [digitsName(name) ?? name]: value })),
        )
        .slice(0, maxAddresses),
    [{}],
  );
  return values.map((known) => witnessAddress(rule, known));
};

export interface RuleReach {
  readonly taken: readonly Address[];
  readonly takers: readonly string[];
}

export const reachOf = (
  { id }: RedirectRule,
  addresses: readonly Address[],
  ids: ReadonlySet<string>,
  follow: (address: Address) => RedirectTrail,
): RuleReach => {
  const first = addresses.map((address) => ({
    address,
    taker: follow(address).steps.find(({ rule }) => ids.has(rule))?.rule,
  }));
  return {
    taken: first.flatMap(({ address, taker }) => (taker === id ? [address] : [])),
    takers: [...new Set(first.flatMap(({ taker }) => (taker === undefined || taker === id ? [] : [taker])))],
  };
};
