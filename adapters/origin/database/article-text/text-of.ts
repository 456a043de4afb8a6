import { decodeHTML } from 'entities';

/** Inline elements (HTML, 4.5 "Text-level semantics"): a word may continue after a tag, as in `H<sub>2</sub>O`. */
const withinWord =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)(?:\s[^>]*)?\/?>/gi;
const joiner = '\u2060';

/** Pages show no text of these elements and comments: readers must not find it either. An end may be missing. */
const unseen =
  /<(script|style|template|noscript|noembed|noframes|iframe|textarea|title|select|xmp|svg|math)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;

/** A word joiner replaces each inline tag. */
export const wordsOfHtml = (html: string): string =>
  decodeHTML(
    html
      .replace(unseen, ' ')
      .replace(withinWord, joiner)
      .replace(/<[^>]*>/g, ' '),
  );

export const textOf = (html: string): string =>
  html
    .replace(unseen, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
