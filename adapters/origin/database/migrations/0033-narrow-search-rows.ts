import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { followLists } from '../indexes/index-in-lists.ts';

const statements = [
  sql`alter table article_search
    add column pub_date int8 not null default 0,
    add column shelves text[] not null default '{}',
    add column filler text not null default repeat(' ', 2048)`,
  // What is long is put apart only of rows above 2 KB: the filler, which is packed into some 40 bytes then, makes each be.
  sql`alter table article_search
    alter column filler set storage main,
    alter column shelves set storage plain`,
];

/**
 * A search reads the row of every article that bears its words, thus rows are as narrow as can be: vectors stand apart
 * and are read by their indexes alone, and what else a search needs to know stands beside them.
 */
export const narrowSearchRows: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
    await followLists(db);
    await sql`update article_search set filler = default where shelves = '{}'`.execute(db);
  },
};
