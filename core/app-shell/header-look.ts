import type { Article } from '../editorial/articles/article.ts';

export interface PageOpening {
  readonly breaking: boolean;
  readonly article: Pick<Article, 'type' | 'flags' | 'cover' | 'adult' | 'page'> | null;
}

export interface HeaderLook {
  readonly transparent: boolean;
  readonly reason: 'breaking' | 'longform' | 'g7-hero' | 'no-picture' | 'none';
}

const solid = (reason: 'no-picture' | 'none'): HeaderLook => ({ transparent: false, reason });

/**
 * Transparent over a breaking block, a longform and g7-hero articles (spec §2.9). Not on later pages or behind the
 * adult gate.
 */
export const headerLook = ({ breaking, article }: PageOpening): HeaderLook => {
  if (breaking) return { transparent: true, reason: 'breaking' };
  const reason =
    article?.type === 'longform' ? 'longform' : article?.flags.includes('g7-hero') === true ? 'g7-hero' : null;
  if (article === null || reason === null) return solid('none');
  const hasPicture = article.cover !== null && !article.adult && article.page === 1;
  return hasPicture ? { transparent: true, reason } : solid('no-picture');
};
