import type { ArticleCard } from '#core/editorial/articles/article.ts';

/**
 * Where a card leads: to its partner, else to the article; nowhere when that has no address, and an `<a>` without
 * `href` is no link.
 */
export const hrefOf = ({ partnerUrl, path }: Pick<ArticleCard, 'partnerUrl' | 'path'>): string | undefined =>
  partnerUrl ?? path ?? undefined;
