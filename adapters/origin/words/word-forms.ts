import { foldings } from './fold-accents.ts';

/** Stems by words; null where the dictionary drops a word. Words that cannot be stemmed are missing. */
export type Stems = ReadonlyMap<string, string | null>;

const letters = /^\p{L}+$/u;

const ways = (word: string): readonly string[] => [...new Set([word, ...foldings(word)])];

/** What has to be stemmed in order to know the forms of these words. */
export const toStem = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap(ways).filter((word) => letters.test(word))),
];

/**
 * The stemmer takes the end of some stems for an ending: of `tukor` it leaves `tu`, which half the archive would
 * answer to.
 */
const isOverstemmed = (word: string, stem: string): boolean => [...word].length >= 5 && [...stem].length < 3;

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/**
 * The lexemes by which a word is found: its stem without accents (so `vízről` is found by `viz`), and the stem of the
 * word without accents (so it is found by `vizrol`).
 */
export const indexedForms = (word: string, stems: Stems): readonly string[] =>
  unique(
    ways(word).flatMap((way) => {
      const stem = stems.get(way) ?? null;
      if (stem === null) return foldings(way);
      return isOverstemmed(way, stem) ? [...foldings(stem), ...foldings(way)] : foldings(stem);
    }),
  );

/** The lexemes that answer to a word: the same, and the word as it is, since some words look like inflected ones. */
export const queriedForms = (word: string, stems: Stems): readonly string[] =>
  unique([
    ...ways(word).flatMap((way) => {
      const stem = stems.get(way) ?? null;
      return stem === null || isOverstemmed(way, stem) ? foldings(way) : foldings(stem);
    }),
    ...foldings(word),
  ]);
