import type { PublishedCard } from '../articles/article.ts';

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
  readonly items: readonly PublishedCard[];
}

/** What the recommender answers (spec §3.8). */
export interface Recommendations {
  readonly special: readonly PublishedCard[];
  readonly breaking: readonly PublishedCard[];
  readonly important: readonly PublishedCard[];
  readonly newest: readonly PublishedCard[];
  readonly favorite: readonly PublishedCard[];
  readonly pr: readonly PublishedCard[];
  readonly after: readonly PublishedCard[];
  readonly g7: readonly PublishedCard[];
}
