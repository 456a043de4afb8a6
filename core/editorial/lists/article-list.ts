import type { PublishedCard, Author } from '../articles/article.ts';

/** One page of a list (spec §3.3). */
export interface ArticleList {
  readonly items: readonly PublishedCard[];
  readonly totalItems: number;
  readonly page: number;
  readonly totalPages: number;
  readonly title: string;
  /** Path of the feed; null when the list has none. */
  readonly rss: string | null;
  /** Whom or what the list is of, when upstream knows it. */
  readonly author: Author | null;
  readonly description: string;
}

/** The field an article list is filtered by, and its value (spec §7.1). */
export interface ListFilter {
  readonly by: 'tag' | 'mstag' | 'author' | 'flag' | 'site';
  readonly value: string;
  /** Slug of a tag that the articles bear as well. */
  readonly withTag?: string;
  /** Slug of a tag that none of the articles bears. */
  readonly withoutTag?: string;
}
