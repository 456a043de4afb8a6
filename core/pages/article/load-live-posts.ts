import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import {
  livePageCount,
  livePageNeighbours,
  livePageRange,
  type PostRange,
} from '../../editorial/live-blogs/live-paging.ts';
import type { Articles, BearerToken } from '../../ports/articles.ts';
import type { LivePostPage } from '../../editorial/live-blogs/live-post-page.ts';
import type { Failure } from '../../failure/failure.ts';
import type { LiveContent } from './article-content.ts';

/** Upstream pages count from the newest post and shift, so our pages are cut from them. */
const perUpstreamPage = 30;

const upstreamPages = ({ from, to }: PostRange): readonly number[] => {
  const first = Math.floor(from / perUpstreamPage) + 1;
  const last = Math.max(first, Math.ceil(to / perUpstreamPage));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
};

/** A post added between two requests appears on both upstream pages. */
const joined = (parts: readonly LivePostPage[]): LivePostPage['posts'] => {
  const posts = parts.flatMap((part) => part.posts);
  return [...new Map(posts.map((post) => [post.id, post])).values()];
};

const numbered = (page: number | null): number => page ?? 1;

const contentOf = (
  version: number,
  page: number | null,
  { from, to }: PostRange,
  parts: readonly LivePostPage[],
  newest: LivePostPage,
): LiveContent => {
  const { older, newer } = livePageNeighbours(newest.totalItems, page);
  const offset = from % perUpstreamPage;
  return {
    pinned: newest.pinned,
    posts: joined(parts).slice(offset, offset + to - from),
    page: numbered(page),
    version,
    olderPage: older ?? null,
    newerPage: newer === undefined ? null : numbered(newer),
    totalPages: livePageCount(newest.totalItems),
    totalItems: newest.totalItems,
  };
};

export interface LiveBlogKey {
  readonly site: string;
  readonly id: number;
  readonly version: number;
  /** Only staff may see posts that are not published yet (R42). */
  readonly token: BearerToken;
}

/** Makes at most three requests per page. Returns 'not-found' past the last page. */
export const loadLivePosts = (
  { posts }: Pick<Articles, 'posts'>,
  { site, id, version, token }: LiveBlogKey,
  page: number | null,
): ResultAsync<LiveContent, Failure> =>
  posts(site, id, null, token, version).andThen((newest) => {
    const range = livePageRange(newest.totalItems, page);
    if (range === null) return errAsync<LiveContent, Failure>({ kind: 'not-found', upstream: 'posts' });
    const parts = upstreamPages(range).map((number) =>
      number === 1 ? okAsync(newest) : posts(site, id, number, token, version),
    );
    return ResultAsync.combine(parts).map((pages) => contentOf(version, page, range, pages, newest));
  });
