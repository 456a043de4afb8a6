import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const supplements: Migration = {
  up: async (db) => {
    await sql`create table supplement_data (supplement text not null, path text not null, blocks jsonb not null, updated_at int8 not null, primary key (supplement, path))`.execute(
      db,
    );
    await sql`create table tip_rounds (
      slug text primary key, position int not null, title text not null, lead text not null default '', supplement text, pairs jsonb not null,
      days int)`.execute(db);
  },
};
