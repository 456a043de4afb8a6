import type { ResultAsync } from 'neverthrow';
import type { Article, PublishedCard } from '../editorial/articles/article.ts';
import type { DashboardMatch } from '../sport/football/score-line.ts';
import type { LivePostPage } from '../editorial/live-blogs/live-post-page.ts';
import type { Failure } from '../failure/failure.ts';

/** Of a member of the staff or of a reader who is signed in; null for the public (spec §6). */
export type BearerToken = string | null;

/** Keeps the articles of every site (spec §7.1, "Articles"). `site` is a site slug. */
export interface Articles {
  /** `version` is one that is known to be out: a copy that was kept from before it is not given. */
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
  /**
   * The posts of a live blog, newest first, 30 a page; of a version of the live blog that is known to be out, or
   * later.
   */
  posts(
    site: string,
    articleId: number,
    page: number | null,
    token: BearerToken,
    version?: number,
  ): ResultAsync<LivePostPage, Failure>;
  version(site: string, slug: string): ResultAsync<number, Failure>;
  /** How many reacted to an article on the social network by now. */
  reactions(site: string, id: number): ResultAsync<number, Failure>;
  /** The matches that stand beside articles (spec §7.1, `livescore-pp-dashboard`). */
  matches(site: string): ResultAsync<readonly DashboardMatch[], Failure>;
}
