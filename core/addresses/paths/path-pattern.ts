import type { PatternPart } from './pattern-part.ts';
import { partFits } from './pattern-part.ts';
import type { Segments } from './segments.ts';

/** Routes and redirect rules are written in the same patterns: one part for each segment, a rest at most at the end. */
export type PathPattern = readonly PatternPart[];

/** What remains to be asked of a path whose length is right: one part at one segment. */
export interface SegmentTest {
  readonly part: PatternPart;
  readonly segment: number;
}

const segmentOf = (pattern: PathPattern, part: number): number =>
  pattern.slice(0, part).reduce((sum, { segments }) => sum + segments, 0);

/** The tests of a pattern; parts that any segment fits need none, nor does a first part that is `known` to fit. */
export const testsOf = (pattern: PathPattern, known: boolean): readonly SegmentTest[] =>
  pattern
    .map((part, at) => ({ part, segment: segmentOf(pattern, at) }))
    .filter(({ part: { kind }, segment }) => kind !== 'any' && kind !== 'rest' && !(known && segment === 0));

/** Whether a percent-decoded path passes all, without regular expressions. */
export const passes = (tests: readonly SegmentTest[], path: Segments): boolean => {
  for (let at = 0; at < tests.length; at += 1) {
    const { part, segment } = tests[at] as SegmentTest;
    if (!partFits(part, path, segment)) return false;
  }
  return true;
};

/**
 * Where in a fitting path the value of a name stands: so many characters behind two of its cuts; a null one is the
 * path's end.
 */
export interface Place {
  readonly name: string;
  readonly fromCut: number;
  readonly from: number;
  readonly toCut: number | null;
  readonly to: number;
}

/** One place for each name of a pattern, in the order of the names. */
export const placesOf = (pattern: PathPattern): readonly Place[] =>
  pattern.flatMap(({ captures, segments }, part) => {
    const fromCut = segmentOf(pattern, part);
    const end = segments === Infinity ? null : fromCut + segments;
    return captures.map(({ name, from, to }) => ({
      name,
      fromCut,
      from: from + 1,
      toCut: to === null ? end : fromCut,
      to: to === null ? 0 : to + 1,
    }));
  });

/** The value that stands at a place. */
export const valueAt = ({ fromCut, from, toCut, to }: Place, { path, cuts }: Segments): string =>
  path.slice((cuts[fromCut] as number) + from, toCut === null ? path.length : (cuts[toCut] as number) + to);

/** The words that can begin a path of this pattern; none when any word can. */
export const firstWordsOf = ([first]: PathPattern): readonly string[] => first?.words ?? [];
