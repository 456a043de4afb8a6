import type { PathPattern, SegmentTest } from './path-pattern.ts';
import { testsOf } from './path-pattern.ts';

export interface Candidate<T> {
  readonly item: T;
  readonly tests: readonly SegmentTest[];
}

export type ByLength<T> = (count: number) => readonly Candidate<T>[];

export const byLength = <T extends { readonly pattern: PathPattern }>(
  items: readonly T[],
  isKnown: (item: T) => boolean,
): ByLength<T> => {
  const none: readonly Candidate<T>[] = [];
  const candidates = items.map((item) => ({ item, tests: testsOf(item.pattern, isKnown(item)) }));
  const lengths = items.map(({ pattern }) => pattern.reduce((sum, { segments }) => sum + segments, 0));
  const more =
    items.reduce(
      (maxLength, { pattern }, at) =>
        Math.max(maxLength, lengths[at] === Infinity ? pattern.length : (lengths[at] as number)),
      0,
    ) + 1;
  const canFit = (at: number, count: number): boolean =>
    lengths[at] === count || (lengths[at] === Infinity && (items[at] as T).pattern.length <= count);
  const buckets = Array.from({ length: more + 1 }, (_, count) => candidates.filter((__, at) => canFit(at, count)));
  return (count) => (count < 0 ? none : (buckets[count < more ? count : more] as readonly Candidate<T>[]));
};
