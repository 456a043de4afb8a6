import type { ResultAsync } from 'neverthrow';
import type { Article, ArticleCard, LivePost } from '../articles/article.ts';
import type { Failure } from './failure.ts';

/** A token of a signed-in staff member; null for the public. */
export type StaffToken = string | null;

export interface LivePostPage {
  readonly posts: readonly LivePost[];
  readonly pinned: readonly LivePost[];
  readonly page: number;
  readonly totalPages: number;
  readonly totalItems: number;
}

/** Keeps the articles of every site (spec §7.1, "Articles"). `site` is a site slug. */
export interface Articles {
  bySlug(site: string, slug: string, page: number | null, token: StaffToken): ResultAsync<Article, Failure>;
  byId(site: string, id: number, token: StaffToken): ResultAsync<Article, Failure>;
  /** Newest first; 6 by default. */
  latest(site: string, wanted: { readonly limit?: number; readonly topLevelOnly?: boolean; readonly english?: boolean }): ResultAsync<readonly ArticleCard[], Failure>;
  /** The posts of a live blog, newest first, 30 a page. */
  posts(site: string, articleId: number, page: number | null): ResultAsync<LivePostPage, Failure>;
  version(site: string, slug: string): ResultAsync<number, Failure>;
}
