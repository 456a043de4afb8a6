import type { Article } from '#core/articles/article.ts';

/** A longform and an article with the flag g7-hero open with a picture as wide as the window (spec §2.9): on their first page, and never before the adult gate. */
export const hasHero = ({ type, flags, cover, adult, page }: Pick<Article, 'type' | 'flags' | 'cover' | 'adult' | 'page'>): boolean =>
  cover !== null && !adult && page === 1 && (type === 'longform' || flags.includes('g7-hero'));
