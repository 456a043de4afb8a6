import { sql } from 'kysely';
import type { Database } from '../connection/open-database.ts';
import { indexArticles } from './index-articles.ts';
import { refoldNames } from './fold-names.ts';
import { followLists, indexInLists, listIndexRows } from './index-in-lists.ts';

/** Ids of articles with wrong index rows, which older builds write. */
export interface IndexFaults {
  readonly search: readonly number[];
  readonly lists: readonly number[];
}

/** Call it in a transaction. */
export const findIndexFaults = async (all: Database): Promise<IndexFaults> => {
  const search = await sql<{ id: number }>`
    select a.id from articles a left join article_search s on s.article_id = a.id where a.parent_id is null
      and (s.article_id is null or not s.analysed or (s.pub_date, s.shelves) is distinct from (a.pub_date, array(select 'all@' || scope from unnest(a.listed_in) scope)))
    order by a.id`.execute(all);
  const wanted = listIndexRows(sql`true`);
  const lists = await sql<{ id: number }>`
    with wanted (shelf, pub_date, article_id) as (${wanted}),
      differing as ((select * from wanted except select shelf, pub_date, article_id from shelf_items)
        union all (select shelf, pub_date, article_id from shelf_items except select * from wanted))
    select distinct article_id as id from differing order by id`.execute(all);
  const idsOf = (rows: readonly { readonly id: number }[]): readonly number[] => rows.map(({ id }) => id);
  return { search: idsOf(search.rows), lists: idsOf(lists.rows) };
};

/** `now` is unix seconds. */
export const repairIndexes = async (all: Database, { search, lists }: IndexFaults, now: number): Promise<void> => {
  await refoldNames(all);
  if (lists.length > 0) await indexInLists(all, lists);
  if (search.length === 0) return;
  await indexArticles(all, search, now);
  await followLists(all, sql<boolean>`a.id = any(${search})`);
};
