import type { PatternPart } from './pattern-part.ts';

/** Routes and redirect rules are written in the same patterns: one part for each segment, a rest at most at the end. */
export type PathPattern = readonly PatternPart[];

/**
 * Whether a percent-decoded path fits, in one walk without regular expressions; an empty segment fits nothing.
 * `known` is the path's first segment when it is already known to fit the first part; empty otherwise.
 * Leaves the end of each part in `ends`.
 */
export const patternFits = (pattern: PathPattern, path: string, known: string, ends: number[]): boolean => {
  let at = known === '' ? 0 : 1;
  let start = known === '' ? 1 : known.length + 2;
  ends[0] = start - 1;
  for (; at < pattern.length; at += 1) {
    const part = pattern[at];
    if (part === undefined || start >= path.length) return false;
    const end = part.endsAt(path, start);
    if (end <= start) return false;
    ends[at] = end;
    start = end + 1;
  }
  return start === path.length + 1 || (pattern.length === 0 && path === '/');
};

/** The names of a pattern, still empty: filling a copy is quicker than building an object name by name. */
export const blankNames = (pattern: PathPattern): Readonly<Record<string, string>> =>
  Object.fromEntries(pattern.flatMap(({ names }) => names.map((name) => [name, ''])));

/** What each name stands for in a path that fits; `blank` comes from `blankNames`. */
export const namedParts = (pattern: PathPattern, blank: Readonly<Record<string, string>>, path: string, ends: readonly number[]): Record<string, string> => {
  const named = { ...blank };
  let start = 1;
  for (let at = 0; at < pattern.length; at += 1) {
    const end = ends[at] ?? start;
    pattern[at]?.fill(named, path, start, end);
    start = end + 1;
  }
  return named;
};

/** The words that can begin a path of this pattern; none when any word can. */
export const firstWordsOf = ([first]: PathPattern): readonly string[] => first?.words ?? [];
