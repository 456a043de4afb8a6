import type { LivePost } from '#core/editorial/articles/article.ts';

/** A line of an open live blog: a post, or the place of one that was deleted while the page was read. */
export type LiveRow =
  | {
      readonly kind: 'post';
      readonly id: number;
      readonly post: LivePost;
      /** Came or changed while the page was read. */ readonly changed: boolean;
    }
  | {
      readonly kind: 'deleted';
      readonly id: number;
      /** Pixels that keep what stands below in its place. */ readonly height: number;
      /** Where it stood. */ readonly pinned: boolean;
    };

/** Whether a row stands with what is pinned, or else in the stream. */
export const isPinnedRow = (row: LiveRow): boolean => (row.kind === 'post' ? row.post.pinned : row.pinned);

/** The rows of a page as it was served. */
export const firstRows = (posts: readonly LivePost[]): readonly LiveRow[] =>
  posts.map((post) => ({ kind: 'post', id: post.id, post, changed: false }));

/** Edits and deletions where they stand (R40). `heightOf` is what the place of a deleted post has to keep. */
export const rowsInPlace = (
  rows: readonly LiveRow[],
  shown: readonly LivePost[],
  heightOf: (id: number) => number,
): readonly LiveRow[] => {
  const posts = new Map(shown.map((post) => [post.id, post]));
  return rows.map((row) => {
    if (row.kind === 'deleted') return row;
    const post = posts.get(row.id);
    if (post === undefined) return { kind: 'deleted', id: row.id, height: heightOf(row.id), pinned: row.post.pinned };
    return post === row.post ? row : { kind: 'post', id: post.id, post, changed: true };
  });
};

/** All that is shown once the reader has asked for what is new; places of deleted posts close. */
export const rowsAnew = (rows: readonly LiveRow[], shown: readonly LivePost[]): readonly LiveRow[] => {
  const known = new Set(rows.map(({ id }) => id));
  return shown.map((post) => ({ kind: 'post', id: post.id, post, changed: !known.has(post.id) }));
};
