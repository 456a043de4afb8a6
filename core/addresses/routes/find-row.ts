import type { ByLength, Candidate } from '../paths/by-length.ts';
import { byLength } from '../paths/by-length.ts';
import { firstWordsOf, passes } from '../paths/path-pattern.ts';
import type { RoutePattern } from './route-patterns.ts';
import type { Segments } from '../paths/segments.ts';

export type FindRow = (path: Segments, first: string) => RoutePattern | null;

const firstFit = (candidates: readonly Candidate<RoutePattern>[], path: Segments): RoutePattern | null => {
  for (let at = 0; at < candidates.length; at += 1) {
    const { item, tests } = candidates[at] as Candidate<RoutePattern>;
    if (passes(tests, path)) return item;
  }
  return null;
};

export const rowFinder = (patterns: readonly RoutePattern[]): FindRow => {
  const isOther = ({ pattern }: RoutePattern): boolean => firstWordsOf(pattern).length === 0;
  const others = patterns.filter(isOther);
  const words = new Set(patterns.flatMap(({ pattern }) => firstWordsOf(pattern)));
  const byWord = new Map<string, ByLength<RoutePattern>>(
    [...words].map((word) => [
      word,
      byLength(
        patterns.filter((item) => isOther(item) || firstWordsOf(item.pattern).includes(word)),
        (item) => !isOther(item),
      ),
    ]),
  );
  const anyWord = byLength(others, () => false);
  const noWord = byLength(others, ({ pattern }) => pattern[0]?.kind === 'free-word');
  return (path, first) => firstFit((first === '' ? noWord : (byWord.get(first) ?? anyWord))(path.count), path);
};
