import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const keyFigures: Migration = {
  up: async (db) => {
    await sql`alter table articles add column if not exists key_figure jsonb`.execute(db);
  },
};
