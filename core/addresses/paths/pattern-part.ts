import { isDateAt } from './calendar-date.ts';
import type { WordAt } from './known-words.ts';
import { knownWords } from './known-words.ts';
import type { Segments } from './segments.ts';

export interface Capture {
  readonly name: string;
  readonly from: number;
  readonly to: number | null;
}

type Kind = 'word' | 'date-path' | 'date-word' | 'digits' | 'free-word' | 'any' | 'rest';

/** Every part has every field: objects of one shape are read several times faster than a union. */
export interface PatternPart {
  readonly kind: Kind;
  /** 0 is a literal word, 1 any segment of a type, 2 any number of segments. */
  readonly rank: 0 | 1 | 2;
  readonly segments: number;
  readonly captures: readonly Capture[];
  readonly words: readonly string[];
  readonly wordAt: WordAt;
}

const noWord: WordAt = () => '';

const part = (
  kind: Kind,
  captures: readonly Capture[],
  rank: 0 | 1 | 2 = 1,
  words: readonly string[] = [],
  wordAt = noWord,
): PatternPart => ({
  kind,
  rank,
  segments: kind === 'date-path' ? 3 : kind === 'rest' ? Infinity : 1,
  captures,
  words,
  wordAt,
});

const whole = (name: string): readonly Capture[] => [{ name, from: 0, to: null }];

export const literal = (text: string): PatternPart => part('word', [], 0, [text], knownWords([text]));

export const choice = (words: readonly string[], name: string): PatternPart =>
  part('word', whole(name), 0, words, knownWords(words));

/** A date as `2024/03/28` (R5). */
export const datePath: PatternPart = part('date-path', [
  { name: 'year', from: 0, to: 4 },
  { name: 'month', from: 5, to: 7 },
  { name: 'day', from: 8, to: 10 },
]);

export const dateWord: PatternPart = part('date-word', [
  { name: 'yyyymmdd', from: 0, to: 8 },
  { name: 'yyyy', from: 0, to: 4 },
  { name: 'mm', from: 4, to: 6 },
  { name: 'dd', from: 6, to: 8 },
]);

export const digitsSegment = (name: string): PatternPart => part('digits', whole(name));

/** Any segment except the reserved words (R5). */
export const freeWord = (reserved: WordAt, name: string): PatternPart =>
  part('free-word', whole(name), 1, [], reserved);

export const anySegment = (name: string): PatternPart => part('any', whole(name));

export const restOfPath = (name: string): PatternPart => part('rest', whole(name), 2);

const areDigits = (path: string, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) {
    const code = path.charCodeAt(at);
    if (code < 0x30 || code > 0x39) return false;
  }
  return true;
};

export const partFits = ({ kind, wordAt }: PatternPart, { path, cuts, date }: Segments, at: number): boolean => {
  if (kind === 'any' || kind === 'rest') return true;
  if (kind === 'date-path') return date === at;
  const start = (cuts[at] as number) + 1;
  const end = cuts[at + 1] as number;
  if (kind === 'date-word') return end - start === 8 && isDateAt(path, start, start + 4, start + 6);
  if (kind === 'digits') return areDigits(path, start, end);
  return (wordAt(path, start, end) === '') === (kind === 'free-word');
};
