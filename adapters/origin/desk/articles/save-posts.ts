import type { Database } from '../../database/open-database.ts';
import { postRow } from '../../seed/load/article-row.ts';
import type { SeedArticle, SeedPost } from '../../seed/seed-world.ts';
import { canonical, differing, signWith, writable } from './save-article.ts';
import type { RowValues } from './save-article.ts';
import { isTakenBack } from './stored-articles.ts';
import type { StoredArticle, StoredPost } from './stored-articles.ts';
import { postId } from './wanted-article.ts';

/** What happened to the posts of a live blog, by their ids. */
export interface SavedPosts {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

interface Place {
  readonly db: Database;
  readonly parent: { readonly id: number; readonly main_super_tag_id: number | null };
  /** Unix seconds. */
  readonly now: number;
}

export type WantedPost = SeedPost & { readonly slug: string };

const add = async ({ db, parent }: Place, row: RowValues, authors: readonly string[]): Promise<'added'> => {
  const { id } = await db.insertInto('articles').values({ ...writable(row), parent_id: parent.id, main_super_tag_id: parent.main_super_tag_id }).returning('id').executeTakeFirstOrThrow();
  await signWith(db, id, authors);
  return 'added';
};

const change = async ({ db, parent, now }: Place, row: RowValues, authors: readonly string[], stored: StoredPost): Promise<'added' | 'changed' | null> => {
  const columns = differing(row, stored);
  const resigned = canonical(authors) !== canonical(stored.authors);
  if (columns.length === 0 && !resigned && stored.main_super_tag_id === parent.main_super_tag_id) return null;
  const returns = isTakenBack(stored);
  const reworded = columns.includes('title') || columns.includes('pages');
  const updated = columns.includes('updated_at') || returns || !reworded ? row.updated_at : now;
  const more = { version: stored.version + 1, updated_at: updated, main_super_tag_id: parent.main_super_tag_id };
  await db.updateTable('articles').set(writable({ ...row, ...more })).where('id', '=', stored.id).execute();
  if (resigned) await signWith(db, stored.id, authors);
  return returns ? 'added' : 'changed';
};

/** Takes the words of a post away and leaves its number. */
const takeBack = async ({ db, now }: Place, { id, version }: StoredPost): Promise<void> => {
  await db.updateTable('articles').set({ active: false, title: '', pages: [], version: version + 1, updated_at: now, pinned: false }).where('id', '=', id).execute();
};

/** Makes the posts of a live blog equal to the wanted ones: those that are missing from them are taken back. */
export const savePosts = async (place: Place, live: SeedArticle, wanted: readonly WantedPost[], stored: StoredArticle | undefined): Promise<SavedPosts> => {
  const known = new Map(stored?.posts.map((post) => [post.slug, post]));
  const done: Record<keyof SavedPosts, string[]> = { added: [], changed: [], removed: [] };
  // Oldest first, so that of two posts of the same moment the upper one gets the higher number and stays above.
  for (const post of wanted.toReversed()) {
    const [row, authors, before] = [postRow(live, post, post.slug), post.authors ?? live.authors ?? [], known.get(post.slug)];
    const what = before === undefined ? await add(place, row, authors) : await change(place, row, authors, before);
    if (what !== null) done[what].push(postId(live.slug, post.slug));
  }
  const kept = new Set(wanted.map(({ slug }) => slug));
  for (const post of known.values()) {
    if (kept.has(post.slug) || isTakenBack(post)) continue;
    await takeBack(place, post);
    done.removed.push(postId(live.slug, post.slug));
  }
  return done;
};
