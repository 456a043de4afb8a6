import { decodeHTML } from 'entities';
import { freePages, withoutGate } from '../../database/article-text/gate.ts';
import { textOf } from '../../database/article-text/text-of.ts';
import type { Blame } from './blame.ts';
import { closingIn } from './foreign-gates.ts';
import type { FileHead } from './head.ts';

const publicTexts = [
  'title',
  'subtitle',
  'lead',
  'ogDescription',
  'recommender',
  'contentHighlight',
] as const satisfies readonly (keyof FileHead)[];

const plainOf = (html: string): string => decodeHTML(textOf(html)).replaceAll(/\s+/g, ' ');

/** In characters. Shorter fragments can match by chance. */
const fewestLetters = 20;
const piecesOf = (words: string): readonly string[] =>
  plainOf(words)
    .split(/(?<=[.!?…])\s+|\[?(?:…|\.\.\.)\]?/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= fewestLetters);

/** Finds text that occurs only behind the gate, for example in a generated excerpt. */
const closedWordsIn = (said: string, pages: readonly string[]): string | null => {
  const free = plainOf(freePages(pages, true).join(' '));
  const whole = plainOf(pages.map(withoutGate).join(' '));
  return piecesOf(said).find((piece) => whole.includes(piece) && !free.includes(piece)) ?? null;
};

export const blamePublicTexts = (
  head: FileHead,
  closed: readonly string[] | null,
  lineOf: (field: string) => number,
  blame: Blame,
): void => {
  for (const field of publicTexts) {
    const said = head[field] ?? '';
    const [divider, words] = [closingIn(said), closed && closedWordsIn(said, closed)];
    if (divider !== null) blame('mark', lineOf(field), { field, found: divider });
    if (words !== null) blame('closed-words', lineOf(field), { field, found: words });
  }
};
