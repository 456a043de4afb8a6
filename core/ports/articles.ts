import type { ResultAsync } from 'neverthrow';
import type { Article, PublishedCard } from '../editorial/articles/article.ts';
import type { DashboardMatch } from '../sport/football/score-line.ts';
import type { LivePostPage } from '../editorial/live-blogs/live-post-page.ts';
import type { Failure } from '../failure/failure.ts';

/** Token of a staff member or a signed-in reader; null for the public (spec §6). */
export type BearerToken = string | null;

/** Loads articles (spec §7.1, "Articles"). `site` is a slug. */
export interface Articles {
  /** `version` is a published version; older cache entries are not returned. */
  bySlug(
    site: string,
    slug: string,
    page: number | null,
    token: BearerToken,
    version?: number,
  ): ResultAsync<Article, Failure>;
  byId(site: string, id: number, token: BearerToken): ResultAsync<Article, Failure>;
  /** Newest first; 6 by default. */
  latest(
    site: string,
    wanted: { readonly limit?: number; readonly topLevelOnly?: boolean; readonly english?: boolean },
  ): ResultAsync<readonly PublishedCard[], Failure>;
  /** Newest first, 30 per page, from this version of the live blog or a later one. */
  posts(
    site: string,
    articleId: number,
    page: number | null,
    token: BearerToken,
    version?: number,
  ): ResultAsync<LivePostPage, Failure>;
  version(site: string, slug: string): ResultAsync<number, Failure>;
  reactions(site: string, id: number): ResultAsync<number, Failure>;
  /** Matches shown beside articles (spec §7.1, `livescore-pp-dashboard`). */
  matches(site: string): ResultAsync<readonly DashboardMatch[], Failure>;
}
