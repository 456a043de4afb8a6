import type { Living } from './archive.ts';

export const evidences = ['archive', 'date', 'spelling', 'tag', 'old-path'] as const;

export type Evidence = (typeof evidences)[number];

export interface Guess {
  readonly living: Living;
  readonly evidence: Evidence;
  readonly confidence: number;
}

export const surest = (guesses: readonly Guess[]): readonly Guess[] =>
  guesses.toSorted(
    (one, other) =>
      other.confidence - one.confidence ||
      (one.living.date < other.living.date ? 1 : one.living.date > other.living.date ? -1 : 0) ||
      (one.living.path < other.living.path ? -1 : 1),
  );
