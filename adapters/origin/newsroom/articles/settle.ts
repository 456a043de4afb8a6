import { indexArticles } from '../../database/indexes/index-articles.ts';
import type { Database } from '../../database/connection/open-database.ts';
import { indexInLists } from '../../database/indexes/index-in-lists.ts';
import { noteUploads } from '../../media/removals/note-uploads.ts';
import { liftUploads, removeUploads } from '../../media/removals/remove-uploads.ts';

interface Written {
  /** Of articles, without those of posts. */
  readonly slugs: readonly string[];
  /** The uploads that these articles showed before. */
  readonly shown: readonly string[];
  /** Unix seconds. */
  readonly now: number;
}

/** Makes search, list indexes and uploads follow articles and their posts as they are written now. */
export const settle = async (all: Database, { slugs, shown, now }: Written): Promise<void> => {
  if (slugs.length === 0) return;
  const articles = await all
    .selectFrom('articles')
    .select('id')
    .where('slug', 'in', slugs)
    .where('parent_id', 'is', null)
    .execute();
  const ids = articles.map(({ id }) => id);
  const posts =
    ids.length === 0 ? [] : await all.selectFrom('articles').select('id').where('parent_id', 'in', ids).execute();
  const whole = [...ids, ...posts.map(({ id }) => id)];
  await indexArticles(all, ids, now);
  await indexInLists(all, whole);
  await noteUploads(all, whole);
  await removeUploads(all, shown, now);
  await liftUploads(all, slugs, now);
};
