import type { RedirectRule } from './redirect-rule.ts';
import type { RedirectStep, RedirectTrail } from './resolve-redirect.ts';
import { addressIntoRule, witnessAddress } from './witness-address.ts';

/** Rules of a set that lead into one another, and an address of the first on which they really do. */
export interface RuleSetFault {
  /** `loop`: evaluation returns to an earlier address or takes too many steps. `chain`: the target of the first rule is matched by the next. */
  readonly kind: 'loop' | 'chain';
  /** In the order in which they are taken; of a loop each once. */
  readonly rules: readonly string[];
  readonly address: string;
}

/** The steps of a rule set itself, without those of the house, which only tidy. */
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
export const chainOf = ({ steps }: Pick<RedirectTrail, 'steps'>, ids: ReadonlySet<string>): readonly string[] => ruledSteps(steps, ids);

/** The same circle from any of its rules has one name. */
const nameOf = ({ kind, rules }: RuleSetFault): string => `${kind} ${(kind === 'loop' ? [...rules].sort() : rules).join(' ')}`;

const faultOn = (address: string, { steps, circular }: RedirectTrail, ids: ReadonlySet<string>): readonly RuleSetFault[] => {
  if (circular) return [{ kind: 'loop', rules: rulesOfCircle({ steps, circular }), address }];
  const rules = chainOf({ steps }, ids);
  return rules.length < 2 ? [] : [{ kind: 'chain', rules, address }];
};

/** Addresses on which a rule may lead into another: its own, and one for each rule that its target can fit. */
const candidates = (rule: RedirectRule, rules: readonly RedirectRule[]): readonly string[] =>
  [witnessAddress(rule), ...rules.flatMap((next) => addressIntoRule(rule, next) ?? [])];

/**
 * Loops and chains of a rule set. `follow` takes the steps of a path on the main domain; a fault is told only if the
 * address really shows it, once for each combination of rules, in the order of the set.
 */
export const ruleSetFaults = (rules: readonly RedirectRule[], follow: (path: string) => RedirectTrail): readonly RuleSetFault[] => {
  const ids = new Set(rules.map(({ id }) => id));
  const found = rules.flatMap((rule) => candidates(rule, rules).flatMap((address) => faultOn(address, follow(address), ids)));
  return [...new Map(found.toReversed().map((fault) => [nameOf(fault), fault])).values()].reverse();
};
