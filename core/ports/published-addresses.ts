import type { ResultAsync } from 'neverthrow';
import type { Published } from '../editorial/articles/published.ts';
import type { Failure } from '../failure/failure.ts';

/** `month` is `2026-11` in the site's time zone; times are unix seconds. */
export interface PublishedMonth {
  readonly month: string;
  readonly articles: number;
  readonly changedAt: number;
}

export interface ListAddress {
  readonly path: string;
  readonly changedAt: number;
}

export type PublishedAddress = Published<Pick<ListAddress, 'path' | 'changedAt'>>;

export interface News {
  readonly path: string;
  readonly title: string;
  readonly publishedAt: number;
  readonly english: boolean;
}

export type PublishedNews = Published<News>;

/** Pages count from 1 and have at most a thousand addresses, oldest first. */
export interface PublishedPart {
  readonly items: readonly PublishedAddress[];
  readonly totalPages: number;
}

/** Public addresses for sitemaps. Excludes inactive articles, live blog posts and articles of other domains. */
export interface PublishedAddresses {
  months(site: string): ResultAsync<readonly PublishedMonth[], Failure>;
  /** 'not-found' past the last page; a month without articles has one empty page. */
  ofMonth(site: string, month: string, page: number): ResultAsync<PublishedPart, Failure>;
  /** News of the last two days, newest first, at most a thousand; without partners' articles. */
  news(site: string): ResultAsync<readonly PublishedNews[], Failure>;
  lists(site: string): ResultAsync<readonly ListAddress[], Failure>;
}
