import { decodeHTML } from 'entities';
import { freePages, withoutGate } from '../../database/article-text/gate.ts';
import { textOf } from '../../database/article-text/text-of.ts';
import type { Blame } from './blame.ts';
import { textsIn } from './blame-letters.ts';
import { closingIn } from './foreign-gates.ts';
import type { FileHead } from './head.ts';

const block = /<\/?(?:p|h[1-6]|li|blockquote|figcaption|t[dh]|div|br)\b[^>]*>/i;

const plainOf = (html: string): string => decodeHTML(textOf(html)).replaceAll(/\s+/g, ' ');

/** Repeated text often differs in case, punctuation and spacing. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase('hu')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** In letters and digits. Shorter fragments can match by chance. */
const minLetters = 16;
const sentencesOf = (html: string): readonly string[] =>
  html
    .split(block)
    .flatMap((words) => plainOf(words).split(/(?<=[.!?…])\s+|\[?(?:…|\.\.\.)\]?/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => lettersOf(sentence).length >= minLetters);

/**
 * Finds text that occurs only behind the gate: a sentence or part of one, as in a generated excerpt, or a closed
 * sentence within other words.
 */
const findClosedWords = (pages: readonly string[]): ((said: string) => string | null) => {
  const free = lettersOf(plainOf(freePages(pages, true).join(' ')));
  const whole = pages.map(withoutGate);
  const allLetters = lettersOf(plainOf(whole.join(' ')));
  const closed = whole.flatMap(sentencesOf).filter((sentence) => !free.includes(lettersOf(sentence)));
  return (said) => {
    const letters = lettersOf(plainOf(said));
    const isClosed = (sentence: string): boolean =>
      allLetters.includes(lettersOf(sentence)) && !free.includes(lettersOf(sentence));
    return sentencesOf(said).find(isClosed) ?? closed.find((sentence) => letters.includes(lettersOf(sentence))) ?? null;
  };
};

/** Every text of a head is public. */
export const blamePublicTexts = (
  head: FileHead,
  gatedPages: readonly string[] | null,
  lineOf: (...path: readonly PropertyKey[]) => number,
  blame: Blame,
): void => {
  const closedWordsIn = gatedPages && findClosedWords(gatedPages);
  for (const [path, said] of textsIn(head)) {
    const [divider, words] = [closingIn(said), closedWordsIn?.(said) ?? null];
    const field = path.join('.');
    if (divider !== null) blame('mark', lineOf(...path), { field, found: divider });
    if (words !== null) blame('closed-words', lineOf(...path), { field, found: words });
  }
};
