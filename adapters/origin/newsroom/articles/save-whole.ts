import type { Database } from '../../database/connection/open-database.ts';
import { saveArticles, type SavedRow, type ToSave } from './save-articles.ts';
import { savePosts } from './save-posts.ts';
import type { WantedPost } from './save-posts.ts';
import { isTakenBack } from './stored-articles.ts';
import type { StoredArticle } from './stored-articles.ts';
import { both } from './touched.ts';
import type { Touched } from './touched.ts';
import type { SavedArticle } from '#adapters/newsroom-contract/articles.ts';

/** Posts must follow their live blog to another section or when it is hidden. */
export const asTheyAre = (stored: StoredArticle | undefined): readonly WantedPost[] =>
  (stored?.posts ?? [])
    .filter((post) => !isTakenBack(post))
    .map(({ slug, title, pages, pub_date: publishedAt, updated_at: updatedAt, pinned, authors }) => ({
      slug,
      title,
      html: pages.join(''),
      publishedAt,
      pinned,
      authors,
      ...(updatedAt === null ? {} : { updatedAt }),
    }));

/** Open pages poll the live blog's version: a change of a post increments it. */
export const raise = async (db: Database, id: number, now: number): Promise<number> => {
  const { version } = await db
    .updateTable('articles')
    .set(({ eb }) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

export interface SavedWhole {
  readonly saved: SavedArticle;
  readonly touched: Touched;
}

const itself = ({ slug, what }: Pick<SavedArticle, 'slug' | 'what'>): Touched => ({
  created: what === 'created' ? [slug] : [],
  changed: what === 'updated' ? [slug] : [],
});

const withPosts = async (
  db: Database,
  { wanted, stored }: ToSave,
  { id, version, what }: SavedRow,
  now: number,
): Promise<SavedWhole> => {
  const { site, slug, type } = wanted;
  if (type !== 'liveblog')
    return { saved: { site, slug, version, what, posts: null }, touched: itself({ slug, what }) };
  const parent = await db
    .selectFrom('articles')
    .select(['id', 'main_super_tag_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { posts, touched } = await savePosts(
    { db, parent, now },
    wanted,
    wanted.wantedPosts ?? asTheyAre(stored),
    stored,
  );
  const moved = Object.values(posts).some((ids) => ids.length > 0);
  const saved: SavedArticle =
    moved && what === 'unchanged'
      ? { site, slug, version: await raise(db, id, now), what: 'updated', posts }
      : { site, slug, version, what, posts };
  return { saved, touched: both([itself(saved), touched]) };
};

export const saveWhole = async (db: Database, all: readonly ToSave[], now: number): Promise<readonly SavedWhole[]> => {
  const rows = await saveArticles(db, all, now);
  const saved: SavedWhole[] = [];
  for (const [at, row] of rows.entries()) saved.push(await withPosts(db, all[at] as ToSave, row, now));
  return saved;
};
