import type { Segments } from './segments.ts';

export type WordAt = (path: string, start: number, end: number) => string;

const letters = 32;

const slot = (length: number, letter: number): number => length * letters + (letter & (letters - 1));

export const oneWord =
  (word: string): WordAt =>
  (path, start, end) =>
    end - start === word.length && path.startsWith(word, start) ? word : '';

const mostCompared = 8;

export const knownWords = (words: Iterable<string>): WordAt => {
  const all = [...new Set(words)].filter((word) => word !== '');
  if (all.length === 0) return () => '';
  const longest = all.reduce((most, { length }) => Math.max(most, length), 0);
  const buckets = Array.from<unknown, string[] | undefined>({ length: (longest + 1) * letters }, () => undefined);
  for (const word of all) (buckets[slot(word.length, word.charCodeAt(0))] ??= []).push(word);
  const crowded = new Set(buckets.flatMap((bucket = []) => (bucket.length > mostCompared ? bucket : [])));
  return (path, start, end) => {
    const length = end - start;
    if (length <= 0 || length > longest) return '';
    const bucket = buckets[slot(length, path.charCodeAt(start))];
    if (bucket === undefined) return '';
    if (bucket.length > mostCompared) {
      const word = path.slice(start, end);
      return crowded.has(word) ? word : '';
    }
    for (let at = 0; at < bucket.length; at += 1) {
      const word = bucket[at] as string;
      if (path.startsWith(word, start)) return word;
    }
    return '';
  };
};

export const firstKnownWord = (words: Iterable<string>): ((segments: Segments) => string) => {
  const wordAt = knownWords(words);
  return ({ path, cuts }) => wordAt(path, 1, cuts[1] as number);
};
