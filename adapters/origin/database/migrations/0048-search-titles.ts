import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A title for search engines, and the address of the first publication elsewhere. */
export const searchTitles: Migration = {
  up: async (db) => {
    await sql`alter table articles add column if not exists search_title text not null default '',
      add column if not exists canonical_url text`.execute(db);
  },
};
