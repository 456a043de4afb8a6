import type { Article } from '../editorial/articles/article.ts';

/** What a page opens with, as far as the header looks at it. */
export interface PageOpening {
  /** Whether a breaking block stands on top. */
  readonly breaking: boolean;
  /** The article that is open; null on any other page. */
  readonly article: Pick<Article, 'type' | 'flags' | 'cover' | 'adult' | 'page'> | null;
}

export interface HeaderLook {
  readonly transparent: boolean;
  readonly reason: 'breaking' | 'longform' | 'g7-hero' | 'no-picture' | 'none';
}

const solid = (reason: 'no-picture' | 'none'): HeaderLook => ({ transparent: false, reason });

/**
 * The header is transparent over a breaking block, a longform and an article with the flag g7-hero (spec §2.9): where
 * its picture stands, so neither on later pages nor before the adult gate.
 */
export const headerLook = ({ breaking, article }: PageOpening): HeaderLook => {
  if (breaking) return { transparent: true, reason: 'breaking' };
  const reason =
    article?.type === 'longform' ? 'longform' : article?.flags.includes('g7-hero') === true ? 'g7-hero' : null;
  if (article === null || reason === null) return solid('none');
  const hasPicture = article.cover !== null && !article.adult && article.page === 1;
  return hasPicture ? { transparent: true, reason } : solid('no-picture');
};
