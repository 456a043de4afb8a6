import type { LivePost } from '../articles/article.ts';

/** A post that was taken back, up to a version: a later one stands again. */
export interface RemovedPost {
  readonly id: number;
  readonly version: number;
}

/** What is known of a live blog; two of them can be merged, so news from upstream has the same form. */
export interface LivePosts {
  /** Pinned first, each part newest first. */
  readonly posts: readonly LivePost[];
  /** Remembered so that a late answer does not bring a post back. */
  readonly removed: readonly RemovedPost[];
}

export const noPosts: LivePosts = { posts: [], removed: [] };

const changedAt = ({ publishedAt, updatedAt }: LivePost): number => updatedAt ?? publishedAt;

/** The later edition of a post; of two alike the known one stays itself, unless it was pinned or released meanwhile. */
const laterOf = (known: LivePost, news: LivePost): LivePost => {
  const lead = news.version - known.version || changedAt(news) - changedAt(known);
  return lead > 0 || (lead === 0 && news.pinned !== known.pinned) ? news : known;
};

/** Pinned first, then newest first; the id settles the rest, so the order never depends on who arrived when. */
const byPlace = (one: LivePost, other: LivePost): number =>
  Number(other.pinned) - Number(one.pinned) || other.publishedAt - one.publishedAt || other.id - one.id;

const unitedRemovals = (removed: readonly RemovedPost[]): readonly RemovedPost[] => {
  const versions = new Map<number, number>();
  for (const { id, version } of removed) versions.set(id, Math.max(version, versions.get(id) ?? -Infinity));
  return [...versions].map(([id, version]) => ({ id, version })).toSorted((one, other) => one.id - other.id);
};

/**
 * Merges news into what is known, by id: the later version wins and deletions hold; the same news twice change
 * nothing (spec §4, "Live articles").
 */
export const mergePosts = (known: LivePosts, news: LivePosts): LivePosts => {
  const removed = unitedRemovals([...known.removed, ...news.removed]);
  const gone = new Map(removed.map(({ id, version }) => [id, version]));
  const posts = new Map<number, LivePost>();
  for (const post of [...known.posts, ...news.posts]) {
    const other = posts.get(post.id);
    posts.set(post.id, other === undefined ? post : laterOf(other, post));
  }
  const standing = [...posts.values()].filter(({ id, version }) => version > (gone.get(id) ?? -Infinity));
  return { posts: standing.toSorted(byPlace), removed };
};
