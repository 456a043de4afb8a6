import type { LivePost } from '../articles/article.ts';
import type { LivePosts } from './merge-posts.ts';
import { mergePosts, noPosts } from './merge-posts.ts';

/** A live blog as a reader has it open: what stands on the page, and what has come since (R40). */
export interface LiveFeed {
  readonly shown: readonly LivePost[];
  readonly known: LivePosts;
  /** Unix seconds; what was published before stands on an older page. */
  readonly since: number;
}

/** Posts beside the pinned ones that stay on an open page, however long it is read; the rest stand on older pages. */
const mostShown = 150;

const oldestOf = (posts: readonly LivePost[]): number =>
  posts.reduce((least, { publishedAt }) => Math.min(least, publishedAt), Infinity);

/** The newest page as the server sent it, and whether there are older ones. */
export const openFeed = (posts: readonly LivePost[], hasOlder: boolean): LiveFeed => {
  const known = mergePosts(noPosts, { ...noPosts, posts });
  return { shown: known.posts, known, since: hasOlder ? oldestOf(posts.filter(({ pinned }) => !pinned)) : -Infinity };
};

/** An edited post keeps its place: pinning moves it only when the reader asks for what is new. */
const inPlace = (shown: readonly LivePost[], { posts }: LivePosts): readonly LivePost[] => {
  const current = new Map(posts.map((post) => [post.id, post]));
  return shown.flatMap((post) => {
    const edition = current.get(post.id);
    if (edition === undefined) return [];
    return [edition.pinned === post.pinned ? edition : { ...edition, pinned: post.pinned }];
  });
};

/** News arrive: edits and deletions happen where they stand, and nothing is inserted under the reader's eyes (R40). */
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

/** What a long reading has gathered is let go of from its oldest end. */
const bounded = ({ shown, known, since }: LiveFeed): LiveFeed => {
  const others = shown.filter(({ pinned }) => !pinned);
  if (others.length <= mostShown) return { shown, known, since };
  const kept = others.slice(0, mostShown);
  const posts = [...shown.filter(({ pinned }) => pinned), ...kept];
  return { shown: posts, known: { ...known, posts }, since: oldestOf(kept) };
};

/**
 * The reader asks for what is new: it takes its place, pinned first, then newest first; at most 150 posts stay beside
 * the pinned ones.
 */
export const showNews = (feed: LiveFeed): LiveFeed => {
  const wanted = new Set([...feed.shown, ...newPosts(feed)].map(({ id }) => id));
  return bounded({ ...feed, shown: feed.known.posts.filter(({ id }) => wanted.has(id)) });
};
