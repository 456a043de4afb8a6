import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const episodeWords: Migration = {
  up: async (db) => {
    await sql`alter table episodes add column chapters json not null default '[]', add column transcript json not null default '[]'`.execute(
      db,
    );
  },
};
