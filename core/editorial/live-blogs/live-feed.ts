import type { LivePost } from '../articles/article.ts';
import type { LivePosts } from './merge-posts.ts';
import { mergePosts, noPosts } from './merge-posts.ts';

/** An open live blog: the posts on the page and the newer ones (R40). */
export interface LiveFeed {
  readonly shown: readonly LivePost[];
  readonly known: LivePosts;
  /** Unix seconds; earlier posts are on older pages. */
  readonly since: number;
}

/** Limits memory on long reads; pinned posts are not counted. */
const maxShown = 150;

const oldestOf = (posts: readonly LivePost[]): number =>
  posts.reduce((min, { publishedAt }) => Math.min(min, publishedAt), Infinity);

export const openFeed = (posts: readonly LivePost[], hasOlder: boolean): LiveFeed => {
  const known = mergePosts(noPosts, { ...noPosts, posts });
  return { shown: known.posts, known, since: hasOlder ? oldestOf(posts.filter(({ pinned }) => !pinned)) : -Infinity };
};

const inPlace = (shown: readonly LivePost[], { posts }: LivePosts): readonly LivePost[] => {
  const current = new Map(posts.map((post) => [post.id, post]));
  return shown.flatMap((post) => {
    const edition = current.get(post.id);
    if (edition === undefined) return [];
    return [edition.pinned === post.pinned ? edition : { ...edition, pinned: post.pinned }];
  });
};

/** Applies edits and deletions in place; new posts wait for the reader (R40). */
export const receiveNews = (feed: LiveFeed, news: LivePosts): LiveFeed => {
  const known = mergePosts(feed.known, news);
  return { ...feed, shown: inPlace(feed.shown, known), known };
};

const newPosts = ({ shown, known, since }: LiveFeed): readonly LivePost[] => {
  const ids = new Set(shown.map(({ id }) => id));
  return known.posts.filter(({ id, pinned, publishedAt }) => !ids.has(id) && (pinned || publishedAt >= since));
};

/** The N of 'N új bejegyzés' (R40). */
export const newPostCount = (feed: LiveFeed): number => newPosts(feed).length;

const bounded = ({ shown, known, since }: LiveFeed): LiveFeed => {
  const others = shown.filter(({ pinned }) => !pinned);
  if (others.length <= maxShown) return { shown, known, since };
  const kept = others.slice(0, maxShown);
  const posts = [...shown.filter(({ pinned }) => pinned), ...kept];
  return { shown: posts, known: { ...known, posts }, since: oldestOf(kept) };
};

export const showNews = (feed: LiveFeed): LiveFeed => {
  const wanted = new Set([...feed.shown, ...newPosts(feed)].map(({ id }) => id));
  return bounded({ ...feed, shown: feed.known.posts.filter(({ id }) => wanted.has(id)) });
};
