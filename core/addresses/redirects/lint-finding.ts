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
  readonly rule: string;
  readonly others: readonly string[];
  readonly shownBy: string | null;
  readonly found: string | null;
  readonly accepted: string | null;
}
