import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const corrections: Migration = {
  up: async (db) => {
    await sql`alter table articles add column if not exists corrections jsonb not null default '[]'`.execute(db);
  },
};
