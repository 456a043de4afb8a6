import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Secrets are stored as hashes; session contents are encrypted with the session handle. */
export const readerPasses: Migration = {
  up: async (db) => {
    await sql`create table if not exists reader_passes (
      id int generated always as identity primary key, note text not null, created_at int8 not null, valid_until int8 not null,
      key_hash text unique, key_until int8 not null, token_hash text unique)`.execute(db);
    await sql`create table if not exists reader_sessions (id text primary key, sealed text not null, valid_until int8 not null)`.execute(
      db,
    );
    await sql`create index if not exists reader_sessions_by_end on reader_sessions (valid_until)`.execute(db);
  },
};
