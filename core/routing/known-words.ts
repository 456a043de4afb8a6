/** Finds which of a few known words stands at a place of a path, without cutting the path up: empty when none does. */
export type WordAt = (path: string, start: number, end: number) => string;

const letters = 32;

const slot = (length: number, letter: number): number => length * letters + (letter & (letters - 1));

/** Files words by length and first letter, so that a foreign word is mostly told by one look. */
export const knownWords = (words: Iterable<string>): WordAt => {
  const shelves: string[][] = [];
  for (const word of new Set(words)) (shelves[slot(word.length, word.charCodeAt(0))] ??= []).push(word);
  return (path, start, end) => {
    const shelf = end > start ? shelves[slot(end - start, path.charCodeAt(start))] : undefined;
    if (shelf === undefined) return '';
    for (const word of shelf) if (path.startsWith(word, start)) return word;
    return '';
  };
};

/** The first segment of a path if it is one of the words; empty otherwise. */
export const firstKnownWord = (words: Iterable<string>): ((path: string) => string) => {
  const wordAt = knownWords(words);
  return (path) => {
    const slash = path.indexOf('/', 1);
    return wordAt(path, 1, slash < 0 ? path.length : slash);
  };
};
