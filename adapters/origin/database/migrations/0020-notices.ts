import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What operators tell the readers of whole sites. It is of the installation, not of its content: a restore neither
 * takes away what stands nor brings back what was ended.
 */
export const notices: Migration = {
  up: async (db) => {
    await sql`create table if not exists notices (
      id int generated always as identity primary key, text text not null, level text not null, until int8 not null, link text,
      sites text[], audience text not null, required boolean not null, made_at int8 not null)`.execute(db);
  },
};
