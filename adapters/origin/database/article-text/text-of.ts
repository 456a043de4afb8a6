import { decodeHTML } from 'entities';

/** Inline elements (HTML, 4.5 "Text-level semantics"): a word may continue after a tag, as in `H<sub>2</sub>O`. */
const withinWord =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)(?:\s[^>]*)?\/?>/gi;
const joiner = '\u2060';

/** A word joiner replaces each inline tag. */
export const wordsOfHtml = (html: string): string =>
  decodeHTML(html.replace(withinWord, joiner).replace(/<[^>]*>/g, ' '));

export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
