import { decodeHTML } from 'entities';

/** Elements within a line (HTML, 4.5 "Text-level semantics"): a word may go on behind their tags, as in `H<sub>2</sub>O`. */
const withinWord =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)(?:\s[^>]*)?\/?>/gi;
/** A word joiner: no blank, and no part of a word. */
const joiner = '\u2060';

/** The words of HTML without its tags; a word joiner stands where a tag was within a line. */
export const wordsOfHtml = (html: string): string =>
  decodeHTML(html.replace(withinWord, joiner).replace(/<[^>]*>/g, ' '));

/** The words of HTML without its tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
