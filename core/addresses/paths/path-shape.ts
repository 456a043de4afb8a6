import type { PathPattern } from './path-pattern.ts';
import type { PatternPart } from './pattern-part.ts';

/** What is known of a segment without its text. */
export type SegmentShape =
  /** This very word. */
  | { readonly kind: 'word'; readonly word: string }
  /** One of the three of a day of the calendar. */
  | { readonly kind: 'digits'; readonly count: 2 | 4 }
  /** No word that a pattern names at this place. */
  | { readonly kind: 'foreign' }
  /** Anything. */
  | { readonly kind: 'open' };

/** What many paths have in common. */
export interface PathShape {
  readonly segments: readonly SegmentShape[];
  /** At which segment a day of the calendar begins; -1 for paths without one. */
  readonly date: number;
}

/** Whether a pattern fits all paths of a shape, or none of them; null when that depends on the path. */
export type Fit = boolean | null;

const isDigits = (word: string, count: number): boolean => word.length === count && /^\d+$/.test(word);

const wordFits = ({ words, wordAt, kind }: PatternPart, segment: SegmentShape): Fit => {
  switch (segment.kind) {
    case 'word':
      return (wordAt(segment.word, 0, segment.word.length) === '') === (kind === 'free-word');
    case 'digits':
      return kind === 'word' && !words.some((word) => isDigits(word, segment.count)) ? false : null;
    case 'foreign':
      return kind === 'free-word';
    case 'open':
      return null;
  }
};

const partFits = (part: PatternPart, { segments, date }: PathShape, at: number): Fit => {
  if (part.kind === 'any' || part.kind === 'rest') return true;
  if (part.kind === 'date-path') return date === at;
  const segment = segments[at] as SegmentShape;
  if (part.kind === 'date-word') return segment.kind === 'digits' ? false : null;
  if (part.kind === 'digits') {
    if (segment.kind === 'word') return isDigits(segment.word, segment.word.length);
    return segment.kind === 'digits' ? true : null;
  }
  return wordFits(part, segment);
};

/** Judges a pattern for all paths of a shape at once; where it cannot, each path has to be asked. */
export const fitOf = (pattern: PathPattern, shape: PathShape): Fit => {
  const length = pattern.reduce((sum, { segments }) => sum + segments, 0);
  const count = shape.segments.length;
  if (length === Infinity ? pattern.length > count : length !== count) return false;
  let [at, fits]: [number, Fit] = [0, true];
  for (const part of pattern) {
    const one = partFits(part, shape, at);
    if (one === false) return false;
    if (one === null) fits = null;
    at += part.segments;
  }
  return fits;
};

/** The words that a pattern names at a place: those it admits and, of a free word, those it does not. */
export const wordsAt = (pattern: PathPattern, place: number, reserved: readonly string[]): readonly string[] => {
  let at = 0;
  for (const { kind, segments, words } of pattern) {
    if (at === place) return kind === 'free-word' ? reserved : words;
    at += segments;
  }
  return [];
};
