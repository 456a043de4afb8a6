import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { followLists } from '../indexes/index-in-lists.ts';

const statements = [
  sql`alter table article_search
    add column pub_date int8 not null default 0,
    add column shelves text[] not null default '{}',
    add column filler text not null default repeat(' ', 2048)`,
  // PostgreSQL moves values out of line only in rows above 2 KB. The filler makes every row that long and compresses to
  // about 40 bytes.
  sql`alter table article_search
    alter column filler set storage main,
    alter column shelves set storage plain`,
];

/**
 * A search reads a row for each match, so rows must be narrow. Vectors are stored out of line and read only by their
 * indexes.
 */
export const narrowSearchRows: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
    await followLists(db);
    await sql`update article_search set filler = default where shelves = '{}'`.execute(db);
  },
};
