import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import type { RedirectStep, RedirectTrail } from '#core/addresses/redirects/resolve-redirect.ts';
import type { Budget } from './reachable-from.ts';
import { rulesNear } from './rules-near.ts';
import type { CutRule } from '#core/addresses/rule-sets/witness-address.ts';
import { addressIntoRule, cutRule, witnessAddress } from '#core/addresses/rule-sets/witness-address.ts';

export interface RuleSetFault {
  /**
   * `loop`: evaluation returns to an earlier address or exceeds the step limit. `chain`: the next rule matches the
   * target.
   */
  readonly kind: 'loop' | 'chain';
  readonly rules: readonly string[];
  readonly address: string;
}

const ruledSteps = (steps: readonly RedirectStep[], ids: ReadonlySet<string>): readonly string[] =>
  steps.flatMap(({ rule }) => (ids.has(rule) ? [rule] : []));

const placeOf = ({ path, query }: RedirectStep): string => `${path}?${query}`;

export const rulesOfCircle = ({ steps }: RedirectTrail): readonly string[] => {
  const last = steps.at(-1);
  const before = last === undefined ? -1 : steps.slice(0, -1).findLastIndex((step) => placeOf(step) === placeOf(last));
  return [...new Set(steps.slice(before + 1).map(({ rule }) => rule))];
};

export const chainOf = ({ steps }: Pick<RedirectTrail, 'steps'>, ids: ReadonlySet<string>): readonly string[] =>
  ruledSteps(steps, ids);

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

const maxNext = 20;
const maxOfSet = 2000;
const maxLooks = 5_000_000;

const candidates = (cut: CutRule, near: Iterable<CutRule>, max: number, looks: Budget): readonly string[] => {
  const addresses = new Set([witnessAddress(cut.rule)]);
  for (const next of near) {
    if (addresses.size > max || looks.left <= 0) break;
    looks.left -= 1;
    const address = addressIntoRule(cut, next);
    if (address !== null) addresses.add(address);
  }
  return [...addresses];
};

/**
 * Reports only faults that an address confirms, once per combination of rules. `follow` resolves a path on the main
 * domain.
 */
export const ruleSetFaults = (
  rules: readonly RedirectRule[],
  follow: (path: string) => RedirectTrail,
): readonly RuleSetFault[] => {
  const ids = new Set(rules.map(({ id }) => id));
  const all = rules.map(cutRule);
  const nearTo = rulesNear(all);
  let left = maxOfSet;
  const looks: Budget = { left: maxLooks };
  const found = all.flatMap((rule) => {
    const addresses = candidates(rule, rule.to === null ? [] : nearTo(rule.to), Math.min(maxNext, left), looks);
    left -= addresses.length - 1;
    return addresses.flatMap((address) => faultOn(address, follow(address), ids));
  });
  return [...new Map(found.toReversed().map((fault) => [nameOf(fault), fault])).values()].reverse();
};
