import type { PublishedPost } from '../articles/article.ts';

/** One page of posts, newest first (spec §7.1, sub-articles). */
export interface LivePostPage {
  readonly posts: readonly PublishedPost[];
  readonly pinned: readonly PublishedPost[];
  readonly page: number;
  readonly totalPages: number;
  readonly totalItems: number;
}
