import type { PathPattern, SegmentTest } from './path-pattern.ts';
import { testsOf } from './path-pattern.ts';

/** A pattern's owner and what it still asks of a path of the right length. */
export interface Candidate<T> {
  readonly item: T;
  readonly tests: readonly SegmentTest[];
}

/** Those of many patterns that a path of so many segments can fit, in their order; an empty segment (-1) fits nothing. */
export type ByLength<T> = (count: number) => readonly Candidate<T>[];

/** Files patterns by length, so that most addresses meet one candidate or none. `isKnown`: whether its first part is known to fit. */
export const byLength = <T extends { readonly pattern: PathPattern }>(items: readonly T[], isKnown: (item: T) => boolean): ByLength<T> => {
  const lengthOf = ({ pattern }: T): number => pattern.reduce((sum, { segments }) => sum + segments, 0);
  const canFit = (item: T, count: number): boolean => lengthOf(item) === count || (lengthOf(item) === Infinity && item.pattern.length <= count);
  const candidates = items.map((item) => ({ item, tests: testsOf(item.pattern, isKnown(item)) }));
  const lengths = items.flatMap((item) => [item.pattern.length, lengthOf(item)]).filter(Number.isFinite);
  const more = Math.max(0, ...lengths) + 1;
  const shelves = Array.from({ length: more + 1 }, (_, count) => candidates.filter(({ item }) => canFit(item, count)));
  const none: readonly Candidate<T>[] = [];
  return (count) => (count < 0 ? none : (shelves[count < more ? count : more] as readonly Candidate<T>[]));
};
