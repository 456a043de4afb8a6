import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/*
 * R42 as conditions over a row of the table `articles` under the name `alias`. `listed_in` is empty for what is
 * switched off, for what
 * stands in a closed section, and for posts: those are as public as their live blog.
 */

/** Everybody may read it by now. */
export const isPublic = (alias: string, now: number | RawBuilder<number>): RawBuilder<SqlBool> => {
  const a = sql.table(alias);
  return sql<SqlBool>`(${a}.pub_date <= ${now} and (${a}.listed_in <> '{}'
    or ${a}.active and exists (select from articles blog where blog.id = ${a}.parent_id and blog.listed_in <> '{}' and blog.pub_date <= ${now})))`;
};
