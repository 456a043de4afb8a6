import { cutText } from './cut-text.ts';
import { cutTerm } from './cut-term.ts';
import { foldAccents } from './fold-accents.ts';

/*
 * Lexemes of whole titles and of their pairs of words, so that an index alone tells which titles hold words in their
 * order. No word begins with their signs. A minus counts: `híd -új` is no part of the title `Híd: új`.
 */

/** `4x4` is a word of its own elsewhere; here it is `4×4`, three words. */
const times = /(?<=\p{N})[x×](?=\p{N})/giu;

const wordsOf = (text: string): readonly string[] =>
  cutText(text.replace(times, '×')).flatMap(({ words, minus }) =>
    words.map((word, at) => (minus && at === 0 ? '-' : '') + foldAccents(word)),
  );

/** The lexeme of a title that is nothing but this text. */
export const wholeTitleKey = (text: string): string => `^${wordsOf(cutTerm(text)).join(' ')}`;

/** The lexemes of titles that hold this text, one for each two neighbours; none for a single word. */
export const titlePairKeys = (text: string): readonly string[] => {
  const words = wordsOf(text);
  return words.slice(1).map((word, at) => `=${words[at]} ${word}`);
};

/** The same of a title, for whoever leaves out the signs of multiplication, too. */
export const indexedPairKeys = (title: string): readonly string[] => [
  ...new Set([...titlePairKeys(title), ...titlePairKeys(title.replace(times, ' '))]),
];
