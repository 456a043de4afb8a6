import type { LivePost } from '#core/editorial/articles/article.ts';

export type LiveRow =
  | {
      readonly kind: 'post';
      readonly id: number;
      readonly post: LivePost;
      readonly changed: boolean;
    }
  | {
      readonly kind: 'deleted';
      readonly id: number;
      /** Pixels; keeps the content below in place. */ readonly height: number;
      readonly pinned: boolean;
    };

export const isPinnedRow = (row: LiveRow): boolean => (row.kind === 'post' ? row.post.pinned : row.pinned);

export const firstRows = (posts: readonly LivePost[]): readonly LiveRow[] =>
  posts.map((post) => ({ kind: 'post', id: post.id, post, changed: false }));

/** Applies edits and deletions in place (R40). `heightOf` gives a post's height in pixels. */
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

export const renewedRows = (rows: readonly LiveRow[], shown: readonly LivePost[]): readonly LiveRow[] => {
  const known = new Set(rows.map(({ id }) => id));
  return shown.map((post) => ({ kind: 'post', id: post.id, post, changed: !known.has(post.id) }));
};
