import type { LivePost } from '../articles/article.ts';
import type { LivePostPage } from './live-post-page.ts';
import type { LivePosts } from './merge-posts.ts';
import { mergePosts, noPosts } from './merge-posts.ts';

const isAbove = (post: LivePost, other: LivePost): boolean =>
  post.publishedAt > other.publishedAt || (post.publishedAt === other.publishedAt && post.id > other.id);

interface Stretch extends Pick<LivePostPage, 'page' | 'totalPages'> {
  readonly posts: readonly LivePost[];
  readonly pinned: readonly LivePost[];
}

const belongsOn = ({ posts, page, totalPages }: Stretch, post: LivePost): boolean => {
  const [first, last] = [posts[0], posts.at(-1)];
  if (page === 1 && totalPages <= 1) return true;
  return first !== undefined && last !== undefined && isAbove(post, last) && (page === 1 || isAbove(first, post));
};

/** Upstream does not list deletions: a known post that is missing from its page was deleted. */
export const newsOfPage = (known: LivePosts, page: Stretch): LivePosts => {
  const { posts } = mergePosts({ ...noPosts, posts: page.posts }, { ...noPosts, posts: page.pinned });
  const ids = new Set(posts.map(({ id }) => id));
  const missing = known.posts.filter((post) => !ids.has(post.id) && belongsOn(page, post));
  return { posts, removed: missing.map(({ id, version }) => ({ id, version })) };
};
