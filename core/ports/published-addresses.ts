import type { ResultAsync } from 'neverthrow';
import type { Published } from '../editorial/articles/published.ts';
import type { Failure } from '../failure/failure.ts';

/**
 * How many articles of a site's domain were published in a month of its zone, as `2026-11`, and when one of them last
 * changed (unix seconds).
 */
export interface PublishedMonth {
  readonly month: string;
  readonly articles: number;
  readonly changedAt: number;
}

/** Where a list stands: there is one wherever something public bears its label. */
export interface ListAddress {
  /** Path at the site's own domain. */
  readonly path: string;
  readonly changedAt: number;
}

/** Where an article stands. */
export type PublishedAddress = Published<Pick<ListAddress, 'path' | 'changedAt'>>;

export interface News {
  readonly path: string;
  readonly title: string;
  readonly publishedAt: number;
  readonly english: boolean;
}

export type PublishedNews = Published<News>;

/** Part of a month: pages are counted from 1, each of at most a thousand, oldest first. */
export interface PublishedPart {
  readonly items: readonly PublishedAddress[];
  readonly totalPages: number;
}

/**
 * Keeps the address of everything public that the sites of a domain published themselves, for search engines: no
 * inactive article, no
 * entry of a live blog, nothing that another domain owns. `site` is the slug of the site that owns the domain.
 */
export interface PublishedAddresses {
  /** Newest first. */
  months(site: string): ResultAsync<readonly PublishedMonth[], Failure>;
  /** 'not-found' past the last page; a month without articles has one empty page. */
  ofMonth(site: string, month: string, page: number): ResultAsync<PublishedPart, Failure>;
  /** News of the last two days, newest first, at most a thousand; no partner's articles. */
  news(site: string): ResultAsync<readonly PublishedNews[], Failure>;
  /** Sections and authors that have something to list; `changedAt` is their newest article's date. */
  lists(site: string): ResultAsync<readonly ListAddress[], Failure>;
}
