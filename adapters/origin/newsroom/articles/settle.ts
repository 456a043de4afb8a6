import { indexArticles } from '../../database/indexes/index-articles.ts';
import type { Database } from '../../database/connection/open-database.ts';
import { indexInLists } from '../../database/indexes/index-in-lists.ts';
import { noteUploads } from '../../media/removals/note-uploads.ts';
import { hiddenUploads, liftUploads, removeUploads } from '../../media/removals/remove-uploads.ts';

interface Written {
  readonly slugs: readonly string[];
  readonly shown: readonly string[];
  /** Unix seconds. */
  readonly now: number;
}

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
  // First: a later update of a search row would write its vectors again.
  await indexInLists(all, whole);
  await indexArticles(all, ids, now);
  await noteUploads(all, whole);
  await removeUploads(all, [...shown, ...(await hiddenUploads(all, slugs, now))], now);
  await liftUploads(all, slugs, now);
};
