import type { ArticleCard } from '#core/editorial/articles/article.ts';

/** Undefined without a URL: an `<a>` without `href` is not a link. */
export const hrefOf = ({ partnerUrl, path }: Pick<ArticleCard, 'partnerUrl' | 'path'>): string | undefined =>
  partnerUrl ?? path ?? undefined;
