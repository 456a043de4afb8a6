import { maxKept } from './bounds.ts';

export const mainPart = (html: string): string => /<main[\s>](.*)<\/main>/s.exec(html)?.[1] ?? '';

const link = /<a\s[^>]*?href="(\/[^"?#]*)"/g;
const article = /^(?:\/[\w-]+){0,2}\/\d{4}\/\d\d\/\d\d\/[\w-]+(?:\/elo)?$/;

export const articlesOnFront = (html: string): readonly string[] =>
  [...new Set([...mainPart(html).matchAll(link)].map(([, path = '']) => path))]
    .filter((path) => article.test(path))
    .slice(0, maxKept.articles);
