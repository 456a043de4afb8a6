import { mostKept } from './bounds.ts';

/** The part of a document that is its site's alone, without head, menus and foot. */
export const mainPart = (html: string): string => /<main[\s>](.*)<\/main>/s.exec(html)?.[1] ?? '';

const link = /<a\s[^>]*?href="(\/[^"?#]*)"/g;
/** By its day; a live blog is an article, too. */
const article = /^(?:\/[\w-]+){0,2}\/\d{4}\/\d\d\/\d\d\/[\w-]+(?:\/elo)?$/;

/** The articles of its own host that a front leads to first, each once, in the order in which they stand. */
export const articlesOnFront = (html: string): readonly string[] =>
  [...new Set([...mainPart(html).matchAll(link)].map(([, path = '']) => path))]
    .filter((path) => article.test(path))
    .slice(0, mostKept.articles);
