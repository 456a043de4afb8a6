import type { ArticleCard } from '../articles/article.ts';

/** The weight of a container on a front; editors choose it upstream. */
export type BlockLayout = 'lead' | 'row' | 'grid' | 'list' | 'opinion' | 'strip' | 'breaking';

/** One container of a front page. Position 1000 is the breaking block (spec §4). */
export interface FrontBlock {
  readonly position: number;
  readonly layout: BlockLayout;
  /** Empty when the container has no head. */
  readonly title: string;
  /** Where the head leads; null when nowhere. */
  readonly path: string | null;
  /** The site in whose colours a cover strip is drawn; null for the page's own. */
  readonly siteSlug: string | null;
  readonly items: readonly ArticleCard[];
}

/** What the recommender answers (spec §3.8). */
export interface Recommendations {
  readonly special: readonly ArticleCard[];
  readonly breaking: readonly ArticleCard[];
  readonly important: readonly ArticleCard[];
  readonly newest: readonly ArticleCard[];
  readonly favorite: readonly ArticleCard[];
  readonly pr: readonly ArticleCard[];
  readonly after: readonly ArticleCard[];
  readonly g7: readonly ArticleCard[];
}
