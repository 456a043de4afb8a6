import type { ArticleCard, Author } from '../articles/article.ts';

/** One page of a list (spec §3.3). */
export interface ArticleList {
  readonly items: readonly ArticleCard[];
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

/** The archive's filter grammar (spec §2.5). */
export interface SearchFilters {
  readonly and_tags?: readonly string[];
  readonly superTags?: readonly string[];
  readonly authors?: readonly string[];
  readonly title?: readonly string[];
}

/** What highlights are asked for: sections and flags are named by slug here. */
export interface HighlightFilters extends SearchFilters {
  readonly superTagSlugs?: readonly string[];
  readonly flags?: readonly string[];
  /** Slugs of tags that none of them bears. */
  readonly withoutTags?: readonly string[];
}

export interface SearchSuggestion {
  readonly type: 'tags' | 'superTags' | 'authors' | 'title' | 'separator';
  readonly text: string;
  readonly count: number | null;
}
