import type { Article } from '../articles/article.ts';

/**
 * Whether an open page of an article asks for newer versions of it: its flags `live` or `refresh` say so (spec §3.2;
 * §4, "Live articles").
 */
export const isFollowed = ({ live, flags }: Pick<Article, 'live' | 'flags'>): boolean =>
  live || flags.includes('refresh');
