import { isDateAt } from './calendar-date.ts';
import type { WordAt } from './known-words.ts';

/** A piece of a part, counted from where the part begins; `to` is null for all of it. */
export interface Capture {
  readonly name: string;
  readonly from: number;
  readonly to: number | null;
}

type Kind = 'literal' | 'choice' | 'date-path' | 'date-word' | 'free-word' | 'any' | 'rest';

/**
 * What one segment of a path (a date: three; at the end of a pattern: all that are left) must be. Every part has every
 * field: objects of one make are read several times faster than a union, and this is read for every address.
 */
export interface PatternPart {
  readonly kind: Kind;
  /** From the most to the least specific: a word of ours, any segment of a kind, any number of segments. */
  readonly rank: 0 | 1 | 2;
  /** How many segments the part takes; Infinity for all that are left. */
  readonly segments: number;
  /** The parameters that the part fills. */
  readonly captures: readonly Capture[];
  /** The words that the part admits; empty when they cannot be listed. */
  readonly words: readonly string[];
  /** The word of a literal. */
  readonly text: string;
  /** Words that the part does not admit. */
  readonly reserved: WordAt;
}

const slash = 0x2f;

/** The end of a segment of a known width; -1 when the segment is longer or shorter. */
const endAfter = (path: string, start: number, width: number): number => {
  const end = start + width;
  return end === path.length || path.charCodeAt(end) === slash ? end : -1;
};

const endOfSegment = (path: string, start: number): number => {
  const end = path.indexOf('/', start);
  return end < 0 ? path.length : end;
};

const noWord: WordAt = () => '';

const part = (kind: Kind, captures: readonly Capture[], rank: 0 | 1 | 2 = 1, words: readonly string[] = [], reserved = noWord): PatternPart =>
  ({ kind, rank, segments: kind === 'date-path' ? 3 : kind === 'rest' ? Infinity : 1, captures, words, text: words[0] ?? '', reserved });

const whole = (name: string): readonly Capture[] => [{ name, from: 0, to: null }];

/** Exactly this word. */
export const literal = (text: string): PatternPart => part('literal', [], 0, [text]);

/** One of these words. */
export const choice = (words: readonly string[], name: string): PatternPart => part('choice', whole(name), 0, words);

/** A day of the calendar as `2024/03/28` (R5). */
export const datePath: PatternPart = part('date-path', [{ name: 'year', from: 0, to: 4 }, { name: 'month', from: 5, to: 7 }, { name: 'day', from: 8, to: 10 }]);

/** A day of the calendar as `20240328`. */
export const dateWord: PatternPart = part('date-word', [
  { name: 'yyyymmdd', from: 0, to: 8 }, { name: 'yyyy', from: 0, to: 4 }, { name: 'mm', from: 4, to: 6 }, { name: 'dd', from: 6, to: 8 },
]);

/** Any segment that is none of the reserved words (R5). */
export const freeWord = (reserved: WordAt, name: string): PatternPart => part('free-word', whole(name), 1, [], reserved);

/** Any segment. */
export const anySegment = (name: string): PatternPart => part('any', whole(name));

/** One segment or more, up to the end. */
export const restOfPath = (name: string): PatternPart => part('rest', whole(name), 2);

const isSplitDate = (path: string, start: number): boolean =>
  path.charCodeAt(start + 4) === slash && path.charCodeAt(start + 7) === slash && isDateAt(path, start, start + 5, start + 8);

const isRest = (path: string, start: number): boolean =>
  path.charCodeAt(start) !== slash && path.charCodeAt(path.length - 1) !== slash && !path.includes('//', start);

/** Where the part that begins at `start` ends in a percent-decoded path; -1 when what stands there does not fit. */
export const endOfPart = ({ kind, text, words, reserved }: PatternPart, path: string, start: number): number => {
  switch (kind) {
    case 'literal': return path.startsWith(text, start) ? endAfter(path, start, text.length) : -1;
    case 'date-path': return isSplitDate(path, start) ? endAfter(path, start, 10) : -1;
    case 'date-word': return isDateAt(path, start, start + 4, start + 6) ? endAfter(path, start, 8) : -1;
    case 'rest': return isRest(path, start) ? path.length : -1;
    case 'any': return endOfSegment(path, start);
    case 'free-word': {
      const end = endOfSegment(path, start);
      return reserved(path, start, end) === '' ? end : -1;
    }
    case 'choice': {
      const end = endOfSegment(path, start);
      return words.includes(path.slice(start, end)) ? end : -1;
    }
  }
};
