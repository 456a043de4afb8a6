import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A separate index for titles: the index of whole articles cannot resolve title queries alone. */
export const titles: Migration = {
  up: async (db) => {
    await sql`create index article_search_title on article_search using gin (ts_filter(vector, '{a}')) with (fastupdate = off)`.execute(
      db,
    );
  },
};
