import type { Article } from '../articles/article.ts';

/** Whether an open article polls for updates: flags `live` or `refresh` (spec §3.2; §4, "Live articles"). */
export const isFollowed = ({ live, flags }: Pick<Article, 'live' | 'flags'>): boolean =>
  live || flags.includes('refresh');
