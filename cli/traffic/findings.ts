import { consumedBy } from '#core/addresses/redirects/query-pattern.ts';
import type { Redirection } from '#core/addresses/redirects/resolve-redirect.ts';
import { chainOf, rulesOfCircle } from '#cli/rule-sets/rule-set-faults.ts';
import { isSlash } from '#core/addresses/redirects/tidy-path.ts';
import { type Verdict, locationOf } from '#core/addresses/judge-address.ts';
import { nameOf } from '#core/addresses/paths/query.ts';
import { type TypedAddress, readAddress } from '../addresses/read-address.ts';
import type { Installation } from '../installation/installation.ts';

export const findingKinds = [
  'loop',
  'unsafe-target',
  'new-404',
  'redirect-into-404',
  'lost-query',
  'chain',
  'was-404',
  'dead-rule',
] as const;

export type FindingKind = (typeof findingKinds)[number];

export interface Fault {
  readonly kind: 'loop' | 'unsafe-target' | 'lost-query' | 'chain';
  readonly rules: readonly string[];
}

const namesIn = (query: string): readonly (string | null)[] =>
  query
    .split('&')
    .filter((piece) => piece !== '')
    .map((piece) => nameOf(piece) ?? piece);

const queryOf = (location: string): string => {
  const [address = ''] = location.split('#');
  const question = address.indexOf('?');
  return question < 0 ? '' : address.slice(question + 1);
};

/** Query parameters that rules consume, by rule id (R61). */
type Consumed = ReadonlyMap<string, readonly string[]>;

/** A query is lost only when the rule's target has a `?` or `#` of its own. */
const losesQuery = (query: string, redirect: Redirection, consumed: Consumed): boolean => {
  if (query === '' || !/[?#]/.test(redirect.path)) return false;
  const kept = new Set<string | null>([
    'fbclid',
    ...namesIn(queryOf(locationOf(redirect))),
    ...redirect.steps.flatMap(({ rule }) => consumed.get(rule) ?? []),
  ]);
  return namesIn(query).some((name) => !kept.has(name));
};

const startsLikeHost = (path: string): boolean => isSlash(path.charCodeAt(0)) && isSlash(path.charCodeAt(1));

const leavesPublication = (
  { steps, external, path }: Redirection,
  { host }: TypedAddress,
  shopHost: string,
): boolean => {
  if (steps.some((step) => startsLikeHost(step.path))) return true;
  if (!external) return false;
  const target = readAddress(path, '').host;
  return target !== host && target !== shopHost;
};

/** Fast path: a single redirect to a plain path of the same host has none of the faults. */
export const isOrdinary = ({ steps, external, path }: Redirection): boolean =>
  steps.length === 1 && !external && !startsLikeHost(path) && !path.includes('?') && !path.includes('#');

/** Definitions: docs/command-line.md. */
export const faultsOn = ({
  book,
  needs,
}: Installation): ((address: TypedAddress, verdict: Verdict) => readonly Fault[]) => {
  const ids = new Set(book.rules.map(({ id }) => id));
  const consumed: Consumed = new Map(book.rules.map((rule) => [rule.id, consumedBy(rule)]));
  const shopHost = readAddress(needs.shopUrl, '').host;
  return (address, { redirect, reason }) => {
    if (reason === 'redirect-loop') return [{ kind: 'loop', rules: rulesOfCircle(book.trailOf(address)) }];
    if (redirect === null) return [];
    const chain = chainOf(redirect, ids);
    const rules = redirect.steps.map(({ rule }) => rule);
    const faults: Fault[] = [];
    if (leavesPublication(redirect, address, shopHost)) faults.push({ kind: 'unsafe-target', rules });
    if (losesQuery(address.query, redirect, consumed)) faults.push({ kind: 'lost-query', rules });
    if (chain.length > 1) faults.push({ kind: 'chain', rules: chain });
    return faults;
  };
};
