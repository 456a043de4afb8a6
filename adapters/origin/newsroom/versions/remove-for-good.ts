import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { removed } from '../../database/edits/change.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import { tidy } from '../../database/maintenance/tidy-regularly.ts';
import { deleteFiles } from '../../media/removals/delete-files.ts';
import { removeUploads, unusedUploads } from '../../media/removals/remove-uploads.ts';
import { storedArticles } from '../articles/stored-articles.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { forgetOnFronts } from '../front/forget-on-fronts.ts';
import { deletedArticles, deletedContent } from './keep-deleted.ts';
import { forgetVersions } from './keep-versions.ts';

const uploadsOf = async (
  all: Database,
  ids: readonly number[],
  posts: readonly number[],
): Promise<readonly string[]> => {
  const { rows } = await sql<{
    name: string;
  }>`select name from article_uploads where article_id = any(${[...ids, ...posts]})
    union select name from kept_uploads where root_id = any(${ids})`.execute(all);
  return rows.map(({ name }) => name);
};

/** Returns how many versions an article had that is deleted with them, its posts and its files. None for an unknown one. */
export const removeForGood = async (
  { db, embedded, dataDir, now }: Pick<Newsroom, 'db' | 'embedded' | 'dataDir' | 'now'>,
  slug: string,
): Promise<WithEdition<{ readonly versions: number }>> => {
  const { done, edition } = await inEdit(db, async (all) => {
    const live = await storedArticles(all, [slug]);
    const deleted = await deletedArticles(all, slug, now());
    const contents = await Promise.all(deleted.map(({ id }) => deletedContent(all, id)));
    const ids = [...live, ...deleted].map(({ id }) => id);
    if (ids.length === 0) return { done: { versions: 0 }, changes: [] };
    const posts = [...live, ...contents].flatMap((article) => article.posts);
    const uploads = await uploadsOf(
      all,
      ids,
      posts.map(({ id }) => id),
    );
    const { rows } = await sql<{
      versions: number;
    }>`select count(*)::int as versions from article_versions where root_id = any(${ids})`.execute(all);
    // Posts and indexes are deleted with it.
    await sql`delete from articles where id = any(${ids})`.execute(all);
    await sql`delete from deleted_articles where id = any(${ids})`.execute(all);
    await sql`delete from old_addresses where kind = 'article' and target = ${slug}`.execute(all);
    await forgetVersions(all, ids);
    await forgetOnFronts(all, slug);
    await removeUploads(all, uploads, now());
    const slugs = [slug, ...posts.map((post) => post.slug)];
    return { done: { versions: Math.max(1, rows[0]?.versions ?? 0) }, changes: removed(slugs) };
  });
  if (done.versions === 0) return { ...done, edition };
  const names = await unusedUploads(db);
  await deleteFiles({ dataDir, names, isUnused: async (name) => (await unusedUploads(db, [name])).length > 0 });
  await db
    .deleteFrom('upload_files')
    .where('name', '=', sql<string>`any(${names})`)
    .execute();
  // Deleted rows otherwise stay in the files of the database until its next vacuum.
  if (embedded) await tidy({ db });
  return { ...done, edition };
};
