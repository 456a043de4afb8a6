import type { Segments } from './segments.ts';

/** Finds the known word between two offsets of a path; empty when there is none. */
export type WordAt = (path: string, start: number, end: number) => string;

export const knownWords = (words: Iterable<string>): WordAt => {
  const known = new Set(words);
  return (path, start, end) => {
    const word = path.slice(start, end);
    return known.has(word) ? word : '';
  };
};

export const firstKnownWord = (words: Iterable<string>): ((segments: Segments) => string) => {
  const wordAt = knownWords(words);
  return ({ path, cuts }) => wordAt(path, 1, cuts[1] as number);
};
