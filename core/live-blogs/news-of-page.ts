import type { LivePost } from '../articles/article.ts';
import type { LivePostPage } from '../ports/articles.ts';
import type { LivePosts } from './merge-posts.ts';
import { mergePosts, noPosts } from './merge-posts.ts';

const isAbove = (post: LivePost, other: LivePost): boolean =>
  post.publishedAt > other.publishedAt || (post.publishedAt === other.publishedAt && post.id > other.id);

/** Whether a page that holds the newest posts would have to show this one. */
const belongsOn = ({ posts, totalPages }: LivePostPage, post: LivePost): boolean => {
  const last = posts.at(-1);
  return totalPages <= 1 || (last !== undefined && isAbove(post, last));
};

/**
 * What the newest page of a live blog tells beside what is known: its posts, and which known ones were deleted. Upstream does not name
 * deletions; a known post that this page would have to show, and does not, is one. A page other than the first tells of no deletion.
 */
export const newsOfPage = (known: LivePosts, page: LivePostPage): LivePosts => {
  const { posts } = mergePosts({ ...noPosts, posts: page.posts }, { ...noPosts, posts: page.pinned });
  const ids = new Set(posts.map(({ id }) => id));
  const missing = page.page === 1 ? known.posts.filter((post) => !ids.has(post.id) && belongsOn(page, post)) : [];
  return { posts, removed: missing.map(({ id, version }) => ({ id, version })) };
};
