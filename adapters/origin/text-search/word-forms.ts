import { stemmer } from '@orama/stemmers/hungarian';
import { foldings } from './fold-accents.ts';
import { isStopWord } from './hu.ts';

const letters = /^\p{L}+$/u;

const stemOf = (word: string): string | null => (letters.test(word) && !isStopWord(word) ? stemmer(word) : null);

/** The stemmer cuts some stems too far: `tukor` becomes `tu`, which would match half the archive. */
const isOverstemmed = (word: string, stem: string): boolean => [...word].length >= 5 && [...stem].length < 3;

/**
 * For overstemmed words: `Ankara` is read as `Anka` with `-ra`, but `Ankarában` loses `-ban` and the vowel before it.
 */
const insteadOf = (word: string): readonly string[] => [...foldings(word), ...foldings(word.replace(/[ae]$/, ''))];

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

const ways = (word: string): readonly string[] => unique([word, ...foldings(word)]);

/** The unaccented stem (`viz` finds `vízről`), and the stem of the unaccented word (for `vizrol`). */
export const indexedForms = (word: string): readonly string[] =>
  unique(
    ways(word).flatMap((way) => {
      const stem = stemOf(way);
      if (stem === null) return foldings(way);
      return isOverstemmed(way, stem) ? [...foldings(stem), ...insteadOf(way)] : foldings(stem);
    }),
  );

/** Also the word itself, because some words look inflected. */
export const queriedForms = (word: string): readonly string[] =>
  unique([
    ...ways(word).flatMap((way) => {
      const stem = stemOf(way);
      if (stem === null) return foldings(way);
      return isOverstemmed(way, stem) ? insteadOf(way) : foldings(stem);
    }),
    ...foldings(word),
  ]);
