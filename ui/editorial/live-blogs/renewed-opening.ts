import type { LinkedArticle } from '#core/editorial/articles/article.ts';

const parts = ['title', 'subtitle', 'lead', 'contentHighlight', 'keyFigure', 'body'] as const;
type Part = (typeof parts)[number];

const differs = (one: unknown, other: unknown): boolean =>
  one !== other && JSON.stringify(one) !== JSON.stringify(other);

/** Gated and open versions of an article are not compared. */
export const renewedParts = (shown: LinkedArticle, newer: LinkedArticle): readonly Part[] =>
  shown.gated === newer.gated && shown.page === newer.page
    ? parts.filter((part) => differs(shown[part], newer[part]))
    : [];

/** Unchanged parts keep their identity, to avoid re-rendering them. */
export const withRenewed = <Shown extends LinkedArticle>(
  shown: Shown,
  newer: LinkedArticle,
  renewed: readonly Part[],
): Shown => ({
  ...shown,
  ...Object.fromEntries(renewed.map((part) => [part, newer[part]])),
  updatedAt: newer.updatedAt,
});
