import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The number of a live blog's story, with its unit and what it counts. */
export const keyFigures: Migration = {
  up: async (db) => {
    await sql`alter table articles add column if not exists key_figure jsonb`.execute(db);
  },
};
