import type { PublishedCard, Author } from '../articles/article.ts';

/** One page of a list (spec §3.3). */
export interface ArticleList {
  readonly items: readonly PublishedCard[];
  readonly totalItems: number;
  readonly page: number;
  readonly totalPages: number;
  readonly title: string;
  readonly rss: string | null;
  readonly author: Author | null;
  readonly description: string;
  /** The slug of now, when the list was asked for by an earlier one (R64). */
  readonly movedTo?: string | null;
}

/** The field and value that filter a list (spec §7.1). */
export interface ListFilter {
  readonly by: 'tag' | 'mstag' | 'author' | 'flag' | 'site';
  readonly value: string;
  readonly withTag?: string;
  readonly withoutTag?: string;
}
