import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const uploadFiles: Migration = {
  up: async (db) => {
    await sql`create table if not exists upload_files (name text primary key, bytes bytea not null)`.execute(db);
  },
};
