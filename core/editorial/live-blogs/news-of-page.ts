import type { LivePost } from '../articles/article.ts';
import type { LivePostPage } from './live-post-page.ts';
import type { LivePosts } from './merge-posts.ts';
import { mergePosts, noPosts } from './merge-posts.ts';

const isAbove = (post: LivePost, other: LivePost): boolean =>
  post.publishedAt > other.publishedAt || (post.publishedAt === other.publishedAt && post.id > other.id);

/** A stretch of a live blog: the newest posts if it is page 1, and all there are if it is the only page. */
interface Stretch extends Pick<LivePostPage, 'page' | 'totalPages'> {
  readonly posts: readonly LivePost[];
  readonly pinned: readonly LivePost[];
}

/**
 * Whether a page would have to show this post: the newest one all above its last, an older one what lies between its
 * first and its last.
 */
const belongsOn = ({ posts, page, totalPages }: Stretch, post: LivePost): boolean => {
  const [first, last] = [posts[0], posts.at(-1)];
  if (page === 1 && totalPages <= 1) return true;
  return first !== undefined && last !== undefined && isAbove(post, last) && (page === 1 || isAbove(first, post));
};

/**
 * What a page of a live blog tells beside what is known: its posts, and which known ones were deleted. Upstream does
 * not name
 * deletions; a known post that this page would have to show, and does not, is one.
 */
export const newsOfPage = (known: LivePosts, page: Stretch): LivePosts => {
  const { posts } = mergePosts({ ...noPosts, posts: page.posts }, { ...noPosts, posts: page.pinned });
  const ids = new Set(posts.map(({ id }) => id));
  const missing = known.posts.filter((post) => !ids.has(post.id) && belongsOn(page, post));
  return { posts, removed: missing.map(({ id, version }) => ({ id, version })) };
};
