import { firstWordsOf, patternFits, valuesAt } from './path-pattern.ts';
import { datePath } from './pattern-part.ts';
import type { RouteParams } from './route.ts';
import type { RoutePattern } from './route-patterns.ts';
import type { RouteRow } from './route-table.ts';

export interface FoundRow {
  readonly row: RouteRow;
  readonly params: RouteParams;
}

/** The row of a percent-decoded path; `first` is its first segment, or empty when that begins no address of ours. */
export type FindRow = (path: string, first: string) => FoundRow | null;

/** Where the parts of the path at hand end; one for all, since a walk is never interrupted. */
const ends: number[] = [0, 0, 0, 0, 0, 0];

const firstFit = (patterns: readonly RoutePattern[], path: string, known: string): FoundRow | null => {
  for (let at = 0; at < patterns.length; at += 1) {
    const candidate = patterns[at];
    if (candidate === undefined || !patternFits(candidate.pattern, path, known, ends)) continue;
    return { row: candidate.row, params: candidate.toParams(valuesAt(candidate.places, path, ends)) };
  }
  return null;
};

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Files patterns by first word, so that an address meets only the few that it can fit. */
export const rowFinder = (patterns: readonly RoutePattern[]): FindRow => {
  const byWord = new Map<string, RoutePattern[]>();
  for (const word of new Set(patterns.flatMap(({ pattern }) => firstWordsOf(pattern)))) {
    byWord.set(word, patterns.filter(({ pattern }) => firstWordsOf(pattern).includes(word)));
  }
  const root = patterns.filter(({ pattern }) => pattern.length === 0);
  const others = patterns.filter(({ pattern }) => pattern.length > 0 && firstWordsOf(pattern).length === 0);
  const noDateFirst = others.filter(({ pattern: [first] }) => first !== datePath);
  return (path, first) => {
    if (path === '/') return firstFit(root, path, '');
    const known = first === '' ? undefined : byWord.get(first);
    return (known === undefined ? null : firstFit(known, path, first)) ?? firstFit(isDigit(path.charCodeAt(1)) ? others : noDateFirst, path, '');
  };
};
