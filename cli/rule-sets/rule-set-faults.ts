import type { RedirectRule } from '../../core/addresses/redirects/redirect-rule.ts';
import type { RedirectStep, RedirectTrail } from '../../core/addresses/redirects/resolve-redirect.ts';
import type { Budget } from './reachable-from.ts';
import { rulesNear } from './rules-near.ts';
import type { CutRule } from '../../core/addresses/rule-sets/witness-address.ts';
import { addressIntoRule, cutRule, witnessAddress } from '../../core/addresses/rule-sets/witness-address.ts';

/** Rules of a set that lead into one another, and an address of the first on which they really do. */
export interface RuleSetFault {
  /**
   * `loop`: evaluation returns to an earlier address or takes too many steps. `chain`: the target of the first rule
   * is matched by the next.
   */
  readonly kind: 'loop' | 'chain';
  /** In the order in which they are taken; of a loop each once. */
  readonly rules: readonly string[];
  readonly address: string;
}

/** The steps of a rule set itself, without those of the publication, which only tidy. */
const ruledSteps = (steps: readonly RedirectStep[], ids: ReadonlySet<string>): readonly string[] =>
  steps.flatMap(({ rule }) => (ids.has(rule) ? [rule] : []));

const placeOf = ({ path, query }: RedirectStep): string => `${path}?${query}`;

/** The rules that go round; when no address returns, those of the last steps. */
export const rulesOfCircle = ({ steps }: RedirectTrail): readonly string[] => {
  const last = steps.at(-1);
  const before = last === undefined ? -1 : steps.slice(0, -1).findLastIndex((step) => placeOf(step) === placeOf(last));
  return [...new Set(steps.slice(before + 1).map(({ rule }) => rule))];
};

/** Rules of the set that took part one after the other; of length one or none when there is no chain. */
export const chainOf = ({ steps }: Pick<RedirectTrail, 'steps'>, ids: ReadonlySet<string>): readonly string[] =>
  ruledSteps(steps, ids);

/** The same circle from any of its rules has one name. */
const nameOf = ({ kind, rules }: RuleSetFault): string =>
  `${kind} ${(kind === 'loop' ? [...rules].sort() : rules).join(' ')}`;

const faultOn = (
  address: string,
  { steps, circular }: RedirectTrail,
  ids: ReadonlySet<string>,
): readonly RuleSetFault[] => {
  if (circular) return [{ kind: 'loop', rules: rulesOfCircle({ steps, circular }), address }];
  const rules = chainOf({ steps }, ids);
  return rules.length < 2 ? [] : [{ kind: 'chain', rules, address }];
};

/**
 * So many rules that one rule leads into are told, and so many of a whole set: where all lead to all there would be a
 * million.
 */
const mostNext = 20;
const mostOfSet = 2000;
/** So many pairs of rules are looked at in a set: with more, all of its rules have names where others have words. */
const mostLooks = 5_000_000;

/**
 * Addresses on which a rule may lead into another: its own, and one for each rule that its target can fit, up to so
 * many.
 */
const candidates = (cut: CutRule, near: Iterable<CutRule>, most: number, looks: Budget): readonly string[] => {
  const addresses = new Set([witnessAddress(cut.rule)]);
  for (const next of near) {
    if (addresses.size > most || looks.left <= 0) break;
    looks.left -= 1;
    const address = addressIntoRule(cut, next);
    if (address !== null) addresses.add(address);
  }
  return [...addresses];
};

/**
 * Loops and chains of a rule set. `follow` takes the steps of a path, with its query, on the main domain; a fault is told only if the
 * address really shows it, once for each combination of rules, in the order of the set.
 */
export const ruleSetFaults = (
  rules: readonly RedirectRule[],
  follow: (path: string) => RedirectTrail,
): readonly RuleSetFault[] => {
  const ids = new Set(rules.map(({ id }) => id));
  const all = rules.map(cutRule);
  const nearTo = rulesNear(all);
  let left = mostOfSet;
  const looks: Budget = { left: mostLooks };
  const found = all.flatMap((rule) => {
    const addresses = candidates(rule, rule.to === null ? [] : nearTo(rule.to), Math.min(mostNext, left), looks);
    left -= addresses.length - 1;
    return addresses.flatMap((address) => faultOn(address, follow(address), ids));
  });
  return [...new Map(found.toReversed().map((fault) => [nameOf(fault), fault])).values()].reverse();
};
