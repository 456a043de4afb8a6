import { stemmer } from '@orama/stemmers/hungarian';
import { foldings } from './fold-accents.ts';
import { isStopWord } from './hu.ts';

const letters = /^\p{L}+$/u;

/** Null for stop words, and for what holds digits. */
const stemOf = (word: string): string | null => (letters.test(word) && !isStopWord(word) ? stemmer(word) : null);

/**
 * The stemmer takes the end of some stems for an ending: of `tukor` it leaves `tu`, which half the archive would
 * answer to.
 */
const isOverstemmed = (word: string, stem: string): boolean => [...word].length >= 5 && [...stem].length < 3;

/**
 * The word of which too much is cut, and what the stemmer leaves of it with an ending: `Ankara` looks like `Anka` with
 * `-ra`, while `Ankarában` loses its `-ban` and the vowel before it.
 */
const insteadOf = (word: string): readonly string[] => [...foldings(word), ...foldings(word.replace(/[ae]$/, ''))];

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** A word as it is and without accents. */
const ways = (word: string): readonly string[] => unique([word, ...foldings(word)]);

/**
 * The lexemes by which a word is found: its stem without accents (so `vízről` is found by `viz`), and the stem of the
 * word without accents (so it is found by `vizrol`).
 */
export const indexedForms = (word: string): readonly string[] =>
  unique(
    ways(word).flatMap((way) => {
      const stem = stemOf(way);
      if (stem === null) return foldings(way);
      return isOverstemmed(way, stem) ? [...foldings(stem), ...insteadOf(way)] : foldings(stem);
    }),
  );

/** The lexemes that answer to a word: the same, and the word as it is, since some words look like inflected ones. */
export const queriedForms = (word: string): readonly string[] =>
  unique([
    ...ways(word).flatMap((way) => {
      const stem = stemOf(way);
      if (stem === null) return foldings(way);
      return isOverstemmed(way, stem) ? insteadOf(way) : foldings(stem);
    }),
    ...foldings(word),
  ]);
