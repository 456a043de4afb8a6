import { sql } from 'kysely';
import type { RowSource } from './table-rows.ts';

const copies = sql`select id from articles where coalesce(parent_id, id) in
  (select c.id from articles c join follow_items i on i.slug = c.slug where i.remote_id like 'draft:%')`;

/** Hidden copies of drafts are made again when staff opens one. */
export const withoutDrafts = <Source extends RowSource>(source: Source): Source => {
  const { name, columns } = source;
  const column = name === 'articles' ? 'id' : columns.find((one) => one === 'article_id' || one === 'root_id');
  const isLeftOut =
    name === 'follow_items'
      ? sql`remote_id like 'draft:%'`
      : column === undefined
        ? null
        : sql`${sql.ref(column)} in (${copies})`;
  return isLeftOut === null
    ? source
    : { ...source, from: sql`(select * from ${sql.table(name)} where (${isLeftOut}) is not true)` };
};
