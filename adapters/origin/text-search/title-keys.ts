import { cutText } from './cut-text.ts';
import { cutTerm } from './cut-term.ts';
import { foldAccents } from './fold-accents.ts';

/*
 * Lexemes of whole titles and word pairs: the index alone answers word order queries. Their prefix signs start no word.
 * A minus counts: `híd -új` does not match `Híd: új`.
 */

/** Here `4x4` is three words, `4×4`. */
const times = /(?<=\p{N})[x×](?=\p{N})/giu;

const wordsOf = (text: string): readonly string[] =>
  cutText(text.replace(times, '×')).flatMap(({ words, minus }) =>
    words.map((word, at) => (minus && at === 0 ? '-' : '') + foldAccents(word)),
  );

export const wholeTitleKey = (text: string): string => `^${wordsOf(cutTerm(text)).join(' ')}`;

/** One lexeme per two adjacent words. */
export const titlePairKeys = (text: string): readonly string[] => {
  const words = wordsOf(text);
  return words.slice(1).map((word, at) => `=${words[at]} ${word}`);
};

/** Also without multiplication signs. */
export const indexedPairKeys = (title: string): readonly string[] => [
  ...new Set([...titlePairKeys(title), ...titlePairKeys(title.replace(times, ' '))]),
];
