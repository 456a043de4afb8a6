import { asksForQuery } from '#core/addresses/redirects/query-pattern.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { ruleSetDifference } from '#cli/rule-sets/rule-set-difference.ts';
import { witnessAddress } from '#core/addresses/rule-sets/witness-address.ts';
import type { Sides } from './compare-rule-sets.ts';
import { changesOnAddress, describing } from './compare-rule-sets.ts';
import type { Difference } from './compare-rule-sets.ts';
import { readAddress } from '../addresses/read-address.ts';
import type { ChangeKind } from './change.ts';
import { changeKinds } from './change.ts';

export interface ProvenDifference extends Difference {
  readonly shape: string;
}

export interface Proof {
  readonly list: readonly ProvenDifference[];
  readonly complete: boolean;
}

/** The main domain uses all rules; other domains only those whose target has no prefix. */
const hostsOf = ({ before }: Sides): readonly { readonly host: string; readonly isMain: boolean }[] => {
  const { sites } = before.needs;
  const others = sites.filter(({ domain, role }) => role === 'sister' && domain !== before.mainHost);
  return [{ host: before.mainHost, isMain: true }, ...others.map(({ domain }) => ({ host: domain, isMain: false }))];
};

/** Rules in force on a host (R16). */
const rulesOn = ({ book, needs }: Sides['before'], isMain: boolean): Sides['before']['book']['rules'] => {
  const prefixes = needs.sites.map(({ pathPrefix }) => pathPrefix).filter((prefix) => prefix !== '');
  const leadsUnder = (to: string): boolean => prefixes.some((prefix) => to === prefix || to.startsWith(`${prefix}/`));
  return isMain ? book.rules : book.rules.filter(({ to }) => !leadsUnder(to));
};

/** Shapes have no query, so rules that need query keys are not proven. */
const askingRules = ({ book }: Sides['before']): readonly RedirectRule[] => book.rules.filter(asksForQuery);

export const proveDifference = (sides: Sides): Proof => {
  const changesOf = changesOnAddress(sides);
  const describe = describing(sides, sides.before.mainHost);
  const asking = [...askingRules(sides.before), ...askingRules(sides.after)];
  let complete = JSON.stringify(askingRules(sides.before)) === JSON.stringify(askingRules(sides.after));
  const found = new Map<string, ProvenDifference>();
  for (const { host, isMain } of hostsOf(sides)) {
    const difference = ruleSetDifference(
      rulesOn(sides.before, isMain),
      rulesOn(sides.after, isMain),
      sides.before.needs.resources,
    );
    complete &&= difference.complete;
    const ofKeys = [...new Set(asking.map((rule) => rule.from))].map((from) => ({
      shape: from,
      witnesses: [witnessAddress({ from })],
    }));
    for (const { shape, witnesses } of [...difference.changes, ...ofKeys]) {
      for (const witness of witnesses) {
        const url = isMain ? witness : `https://${host}${witness}`;
        for (const { kind, rules } of changesOf(readAddress(url, host))) {
          const key = `${kind} ${shape} ${rules.join(' ')}`;
          const told = isMain ? shape : `https://${host}${shape}`;
          if (!found.has(key)) found.set(key, { ...describe({ kind, url, hits: 0, rules }), shape: told });
        }
      }
    }
  }
  const order = (kind: ChangeKind): number => changeKinds.indexOf(kind);
  return { list: [...found.values()].toSorted((one, other) => order(one.kind) - order(other.kind)), complete };
};
