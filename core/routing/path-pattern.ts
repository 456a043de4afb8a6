import type { PatternPart } from './pattern-part.ts';
import { endOfPart } from './pattern-part.ts';

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
    const end = endOfPart(part, path, start);
    if (end <= start) return false;
    ends[at] = end;
    start = end + 1;
  }
  return start === path.length + 1 || (pattern.length === 0 && path === '/');
};

/** Where in a fitting path the values of a pattern stand: one place for each name, in the order of the names. */
export interface Place {
  readonly name: string;
  readonly part: number;
  readonly from: number;
  readonly to: number | null;
}

export const placesOf = (pattern: PathPattern): readonly Place[] =>
  pattern.flatMap(({ captures }, part) => captures.map((capture) => ({ ...capture, part })));

/** The values that stand at these places of a path that fits; behind them there may be empty ones. */
export const valuesAt = (places: readonly Place[], path: string, ends: readonly number[]): readonly string[] => {
  const values: string[] = ['', '', '', '', '', ''];
  for (let at = 0; at < places.length; at += 1) {
    const { part, from, to } = places[at] as Place;
    const start = part === 0 ? 1 : (ends[part - 1] as number) + 1;
    values[at] = path.slice(start + from, to === null ? ends[part] : start + to);
  }
  return values;
};

/** The words that can begin a path of this pattern; none when any word can. */
export const firstWordsOf = ([first]: PathPattern): readonly string[] => first?.words ?? [];
