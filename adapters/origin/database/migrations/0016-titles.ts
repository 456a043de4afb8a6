import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Titles have an index of their own: asked for a word of the title, the index of whole articles can only tell which
 * of them to read.
 */
export const titles: Migration = {
  up: async (db) => {
    await sql`create index article_search_title on article_search using gin (ts_filter(vector, '{a}')) with (fastupdate = off)`.execute(
      db,
    );
  },
};
