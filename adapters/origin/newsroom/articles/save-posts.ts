import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { articleColumns, postRow } from '../../content/article-row.ts';
import type { Article, Post } from '../../content/article.ts';
import type { Touched } from './touched.ts';
import { canonical, differing } from './save-articles.ts';
import { isTakenBack } from './stored-articles.ts';
import type { StoredArticle, StoredPost } from './stored-articles.ts';
import { postId } from './wanted-article.ts';
import { insertArticles, type RowValues, signWith, updateArticles } from './write-rows.ts';
import type { SavedPosts } from '#adapters/newsroom-contract/articles.ts';

interface Place {
  readonly db: Database;
  readonly parent: { readonly id: number; readonly main_super_tag_id: number | null };
  /** Unix seconds. */
  readonly now: number;
}

export type WantedPost = Post & { readonly slug: string };

interface Written {
  readonly what: 'added' | 'changed';
  readonly row: RowValues;
  readonly id: number | null;
  readonly authors: readonly string[] | null;
}

const add = ({ parent }: Place, row: RowValues, authors: readonly string[]): Written => ({
  what: 'added',
  id: null,
  authors,
  row: { ...row, parent_id: parent.id, main_super_tag_id: parent.main_super_tag_id },
});

const change = (
  { parent, now }: Place,
  row: RowValues,
  authors: readonly string[],
  stored: StoredPost,
): Written | null => {
  const columns = differing(row, stored);
  const resigned = canonical(authors) !== canonical(stored.authors);
  if (columns.length === 0 && !resigned && stored.main_super_tag_id === parent.main_super_tag_id) return null;
  const returns = isTakenBack(stored);
  const reworded = columns.includes('title') || columns.includes('pages');
  const updated = columns.includes('updated_at') || returns || !reworded ? row['updated_at'] : now;
  const more = {
    id: stored.id,
    version: stored.version + 1,
    updated_at: updated,
    main_super_tag_id: parent.main_super_tag_id,
  };
  return {
    what: returns ? 'added' : 'changed',
    id: stored.id,
    authors: resigned ? authors : null,
    row: { ...row, ...more },
  };
};

const takeBack = async ({ db, now }: Place, posts: readonly StoredPost[]): Promise<void> => {
  if (posts.length === 0) return;
  await db
    .updateTable('articles')
    .set(({ eb }) => ({
      active: false,
      title: '',
      pages: [],
      version: eb('version', '+', 1),
      updated_at: now,
      pinned: false,
    }))
    .where('id', '=', sql<number>`any(${posts.map(({ id }) => id)})`)
    .execute();
};

const write = async ({ db }: Place, posts: readonly Written[]): Promise<void> => {
  const created = await insertArticles(
    db,
    posts.flatMap(({ id, row }) => (id === null ? [row] : [])),
  );
  await updateArticles(
    db,
    [...articleColumns, 'main_super_tag_id'],
    posts.flatMap(({ id, row }) => (id === null ? [] : [row])),
  );
  await signWith(
    db,
    posts.flatMap(({ id, row, authors }) =>
      authors === null ? [] : [{ id: id ?? created.get(String(row['slug'])) ?? 0, slugs: authors }],
    ),
  );
};

export const savePosts = async (
  place: Place,
  live: Article,
  wanted: readonly WantedPost[],
  stored: StoredArticle | undefined,
): Promise<{ readonly posts: SavedPosts; readonly touched: Touched }> => {
  const known = new Map(stored?.posts.map((post) => [post.slug, post]));
  // Oldest first: of two posts with the same time, the upper one gets the higher id and stays on top.
  const changes = wanted.toReversed().flatMap((post): readonly Written[] => {
    const [row, authors, before] = [
      postRow(live, post, post.slug),
      post.authors ?? live.authors ?? [],
      known.get(post.slug),
    ];
    const changed = before === undefined ? add(place, row, authors) : change(place, row, authors, before);
    return changed === null ? [] : [changed];
  });
  const kept = new Set(wanted.map(({ slug }) => slug));
  const gone = [...known.values()].filter((post) => !kept.has(post.slug) && !isTakenBack(post));
  await write(place, changes);
  await takeBack(place, gone);
  const idOf = (slug: unknown): string => postId(live.slug, String(slug));
  const idsOf = (what: Written['what']): readonly string[] =>
    changes.flatMap((one) => (one.what === what ? [idOf(one.row['slug'])] : []));
  const slugsOf = (some: readonly Written[]): readonly string[] => some.map(({ row }) => String(row['slug']));
  return {
    posts: { added: idsOf('added'), changed: idsOf('changed'), removed: gone.map(({ slug }) => idOf(slug)) },
    touched: {
      created: slugsOf(changes.filter(({ id }) => id === null)),
      changed: [...slugsOf(changes.filter(({ id }) => id !== null)), ...gone.map(({ slug }) => slug)],
    },
  };
};
