import type { LinkedArticle } from '#core/editorial/articles/article.ts';

/** What stands above the posts of a live blog. */
const parts = ['title', 'subtitle', 'lead', 'contentHighlight', 'keyFigure', 'body'] as const;
type Part = (typeof parts)[number];

const differs = (one: unknown, other: unknown): boolean =>
  one !== other && JSON.stringify(one) !== JSON.stringify(other);

/**
 * The parts in which a newer edition reads otherwise. What a gated article tells is not compared with what it tells
 * to others.
 */
export const renewedParts = (shown: LinkedArticle, newer: LinkedArticle): readonly Part[] =>
  shown.gated === newer.gated && shown.page === newer.page
    ? parts.filter((part) => differs(shown[part], newer[part]))
    : [];

/**
 * The article with these parts of its newer edition; all others stay the very same, so that nothing on the page
 * begins anew.
 */
export const withRenewed = <Shown extends LinkedArticle>(
  shown: Shown,
  newer: LinkedArticle,
  renewed: readonly Part[],
): Shown => ({
  ...shown,
  ...Object.fromEntries(renewed.map((part) => [part, newer[part]])),
  updatedAt: newer.updatedAt,
});
