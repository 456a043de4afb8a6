import { abbreviations } from './hu.ts';

/** Characters. Some voices stop after about fifteen seconds or 200 characters. */
export const maxUtterance = 200;

const isOpen = (word: string): boolean =>
  /^(?:\d+|\p{L}|[IVXLCDM]+)$/u.test(word) || abbreviations.has(word.toLocaleLowerCase('hu'));

const endsSentence = (before: string, sign: string): boolean =>
  !sign.startsWith('.') || sign.startsWith('..') || !isOpen(/[\p{L}\p{N}]+$/u.exec(before)?.[0] ?? '');

const end = /([.!?…]+)["”»’')\]]* (?=["„“»«'‘(–-]* ?[\p{Lu}\p{N}])/gu;

const split = (text: string): readonly string[] => {
  const sentences: string[] = [];
  let from = 0;
  for (const found of text.matchAll(end)) {
    if (!endsSentence(text.slice(0, found.index), found[1] ?? '')) continue;
    const to = found.index + found[0].length;
    sentences.push(text.slice(from, to - 1));
    from = to;
  }
  return [...sentences, text.slice(from)];
};

const cutAt = (sentence: string, maxLength: number): number => {
  const head = sentence.slice(0, maxLength + 1);
  const pause = Math.max(...[...head.matchAll(/[,;:–—] /g)].map(({ index }) => index + 1), -1);
  if (pause > maxLength / 4) return pause;
  const space = head.lastIndexOf(' ');
  return space > 0 ? space : sentence.indexOf(' ');
};

const bounded = (sentence: string, maxLength: number): readonly string[] => {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > maxLength) {
    const at = cutAt(rest, maxLength);
    if (at <= 0) break;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...parts, rest];
};

/** The text must have single spaces. Joined by spaces, the sentences equal the text. */
export const sentencesOf = (text: string, maxLength = maxUtterance): readonly string[] =>
  split(text).flatMap((sentence) => bounded(sentence, maxLength));
