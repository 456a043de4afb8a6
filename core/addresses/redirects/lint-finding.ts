/** What can be wrong with a rule set, in the order in which it is told of one rule. */
export const lintKinds = [
  'loop',
  'takes-page',
  'chain',
  'duplicate',
  'shadowed',
  'unreachable',
  'unsafe-target',
  'target-not-found',
  'lost-query',
  'no-example',
  'example-fails',
  'super-linear',
] as const;

export type LintKind = (typeof lintKinds)[number];

export interface LintFinding {
  readonly kind: LintKind;
  /** The rule at fault; where an id repeats, its second bearer is `id#2`. */
  readonly rule: string;
  /** The other rules that take part, in their order. */
  readonly others: readonly string[];
  /** An address that shows it, or the regular expression; null where the rule itself is enough. */
  readonly shownBy: string | null;
  /** What was found there: a target, a location, a cost; null where that says nothing. */
  readonly found: string | null;
  /** Why the rule is meant to be so, in its own words (`accepts`); null where nobody said. */
  readonly accepted: string | null;
}
