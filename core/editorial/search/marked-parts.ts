import { folded } from './folded.ts';

export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

const word = /[\p{L}\p{M}\p{N}]+/gu;
/** Excluded words are not highlighted. A minus before a number is a sign (R55). */
const unwanted = /(?<!\S)-(?:"[^"]*"|(?![\p{Sc}.,]*\p{N})\S+)/gu;

const wordsOf = (term: string): readonly string[] =>
  [...new Set((term.replace(unwanted, ' ').match(word) ?? []).map(folded))].filter((one) => one !== '');

/** Matches word prefixes, because Hungarian words have suffixes. A single letter only matches itself. */
const answers = (text: string, wanted: readonly string[]): boolean => {
  const plain = folded(text);
  return wanted.some((one) => (one.length === 1 ? plain === one : plain.startsWith(one)));
};

export const markedParts = (text: string, term: string): readonly MarkedPart[] => {
  const wanted = wordsOf(term);
  const found = wanted.length === 0 ? [] : [...text.matchAll(word)].filter(([one]) => answers(one, wanted));
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: one, index } of found) {
    parts.push({ text: text.slice(end, index), marked: false }, { text: one, marked: true });
    end = index + one.length;
  }
  return [...parts, { text: text.slice(end), marked: false }].filter((part) => part.text !== '');
};
