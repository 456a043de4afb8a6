import type { LivePost } from '../articles/article.ts';

export interface RemovedPost {
  readonly id: number;
  readonly version: number;
}

export interface LivePosts {
  readonly posts: readonly LivePost[];
  /** Prevents a late response from restoring a deleted post. */
  readonly removed: readonly RemovedPost[];
}

export const noPosts: LivePosts = { posts: [], removed: [] };

const changedAt = ({ publishedAt, updatedAt }: LivePost): number => updatedAt ?? publishedAt;

const laterOf = (known: LivePost, news: LivePost): LivePost => {
  const lead = news.version - known.version || changedAt(news) - changedAt(known);
  return lead > 0 || (lead === 0 && news.pinned !== known.pinned) ? news : known;
};

/** The id breaks ties, which makes the order deterministic. */
const byPlace = (one: LivePost, other: LivePost): number =>
  Number(other.pinned) - Number(one.pinned) || other.publishedAt - one.publishedAt || other.id - one.id;

const unitedRemovals = (removed: readonly RemovedPost[]): readonly RemovedPost[] => {
  const versions = new Map<number, number>();
  for (const { id, version } of removed) versions.set(id, Math.max(version, versions.get(id) ?? -Infinity));
  return [...versions].map(([id, version]) => ({ id, version })).toSorted((one, other) => one.id - other.id);
};

/** The later version wins and deletions persist; idempotent (spec §4, "Live articles"). */
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
