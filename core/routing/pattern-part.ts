import { isDateAt } from './calendar-date.ts';
import type { WordAt } from './known-words.ts';

/** A piece of a part, counted from where the part begins; `to` is null for all of it. */
export interface Capture {
  readonly name: string;
  readonly from: number;
  readonly to: number | null;
}

/** What one segment of a path (a date: three; at the end of a pattern: all that are left) must be. */
export interface PatternPart {
  /** From the most to the least specific: a word of ours, any segment of a kind, any number of segments. */
  readonly rank: 0 | 1 | 2;
  /** How many segments the part takes; Infinity for all that are left. */
  readonly segments: number;
  /** The parameters that the part fills. */
  readonly captures: readonly Capture[];
  /** The words that the part admits; empty when they cannot be listed. */
  readonly words: readonly string[];
  /** Where the part that begins at `start` ends in a percent-decoded path; -1 when what stands there does not fit. */
  readonly endsAt: (path: string, start: number) => number;
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

const whole = (name: string): readonly Capture[] => [{ name, from: 0, to: null }];

/** Exactly this word. */
export const literal = (text: string): PatternPart => ({
  rank: 0, segments: 1, captures: [], words: [text],
  endsAt: (path, start) => (path.startsWith(text, start) ? endAfter(path, start, text.length) : -1),
});

/** One of these words. */
export const choice = (words: readonly string[], name: string): PatternPart => ({
  rank: 0, segments: 1, captures: whole(name), words,
  endsAt: (path, start) => {
    const end = endOfSegment(path, start);
    return words.includes(path.slice(start, end)) ? end : -1;
  },
});

/** A day of the calendar as `2024/03/28` (R5). */
export const datePath: PatternPart = {
  rank: 1, segments: 3, words: [],
  captures: [{ name: 'year', from: 0, to: 4 }, { name: 'month', from: 5, to: 7 }, { name: 'day', from: 8, to: 10 }],
  endsAt: (path, start) => {
    const end = endAfter(path, start, 10);
    const isSplit = path.charCodeAt(start + 4) === slash && path.charCodeAt(start + 7) === slash;
    return end > 0 && isSplit && isDateAt(path, start, start + 5, start + 8) ? end : -1;
  },
};

/** A day of the calendar as `20240328`. */
export const dateWord: PatternPart = {
  rank: 1, segments: 1, words: [],
  captures: [{ name: 'yyyymmdd', from: 0, to: 8 }, { name: 'yyyy', from: 0, to: 4 }, { name: 'mm', from: 4, to: 6 }, { name: 'dd', from: 6, to: 8 }],
  endsAt: (path, start) => {
    const end = endAfter(path, start, 8);
    return end > 0 && isDateAt(path, start, start + 4, start + 6) ? end : -1;
  },
};

/** Any segment that is none of the reserved words (R5). */
export const freeWord = (reserved: WordAt, name: string): PatternPart => ({
  rank: 1, segments: 1, captures: whole(name), words: [],
  endsAt: (path, start) => {
    const end = endOfSegment(path, start);
    return reserved(path, start, end) === '' ? end : -1;
  },
});

/** Any segment. */
export const anySegment = (name: string): PatternPart =>
  ({ rank: 1, segments: 1, captures: whole(name), words: [], endsAt: endOfSegment });

/** One segment or more, up to the end. */
export const restOfPath = (name: string): PatternPart => ({
  rank: 2, segments: Infinity, captures: whole(name), words: [],
  endsAt: (path, start) =>
    (path.charCodeAt(start) === slash || path.charCodeAt(path.length - 1) === slash || path.includes('//', start) ? -1 : path.length),
});
