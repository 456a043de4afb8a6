import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const coverDescriptions: Migration = {
  up: async (db) => {
    await sql`alter table articles add column if not exists cover_image_alt text not null default ''`.execute(db);
  },
};
