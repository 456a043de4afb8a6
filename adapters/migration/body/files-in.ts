import { absolute } from './absolute.ts';
import type { MovedArticle } from '../moved/moved-article.ts';

const named = /\b(?:src|href|data|poster|data-[a-z-]+)\s*=\s*(?:"([^"]+)"|'([^']+)')/gi;

/** Addresses of files that an article may show or link to. A resumed run knows them without making the article again. */
export const filesIn = function* ({ html, cover, base, addresses }: MovedArticle, home: string): Generator<string> {
  const from = URL.parse(base ?? addresses[0] ?? '/', home || undefined)?.href ?? '';
  if (cover !== null) yield absolute(cover.address, from) || cover.address;
  for (const [, double, single] of html.matchAll(named)) {
    const written = (double ?? single ?? '').replaceAll('&amp;', '&');
    yield absolute(written, from) || written;
  }
};
