import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const notices: Migration = {
  up: async (db) => {
    await sql`create table if not exists notices (
      id int generated always as identity primary key, text text not null, level text not null, until int8 not null, link text,
      sites text[], audience text not null, required boolean not null, made_at int8 not null)`.execute(db);
  },
};
