import type { PatternPart } from './pattern-part.ts';
import { partFits } from './pattern-part.ts';
import type { Segments } from './segments.ts';

export type PathPattern = readonly PatternPart[];

export interface SegmentTest {
  readonly part: PatternPart;
  readonly segment: number;
}

const segmentOf = (pattern: PathPattern, part: number): number =>
  pattern.slice(0, part).reduce((sum, { segments }) => sum + segments, 0);

export const testsOf = (pattern: PathPattern, known: boolean): readonly SegmentTest[] =>
  pattern
    .map((part, at) => ({ part, segment: segmentOf(pattern, at) }))
    .filter(({ part: { kind }, segment }) => kind !== 'any' && kind !== 'rest' && !(known && segment === 0));

export const passes = (tests: readonly SegmentTest[], path: Segments): boolean => {
  for (let at = 0; at < tests.length; at += 1) {
    const { part, segment } = tests[at] as SegmentTest;
    if (!partFits(part, path, segment)) return false;
  }
  return true;
};

export interface Place {
  readonly name: string;
  readonly fromCut: number;
  readonly from: number;
  readonly toCut: number | null;
  readonly to: number;
}

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

export const valueAt = ({ fromCut, from, toCut, to }: Place, { path, cuts }: Segments): string =>
  path.slice((cuts[fromCut] as number) + from, toCut === null ? path.length : (cuts[toCut] as number) + to);

export const firstWordsOf = ([first]: PathPattern): readonly string[] => first?.words ?? [];
