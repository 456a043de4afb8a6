import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/*
 * R42 as SQL for a row of `articles`. `listed_in` is empty for inactive articles, closed sections and posts. Posts
 * follow their live blog.
 */

export const isPublic = (alias: string, now: number | RawBuilder<number>): RawBuilder<SqlBool> => {
  const a = sql.table(alias);
  return sql<SqlBool>`(${a}.pub_date <= ${now} and (${a}.listed_in <> '{}'
    or ${a}.active and exists (select from articles blog where blog.id = ${a}.parent_id and blog.listed_in <> '{}' and blog.pub_date <= ${now})))`;
};
