import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // One row: its lock is held until commit, so numbers follow commit order. A sequence does not guarantee this.
  sql`create table if not exists edit_counter (
    single boolean primary key default true check (single), epoch text not null, number int8 not null default 0, pruned_to int8 not null default 0)`,
  sql`insert into edit_counter (epoch) values (replace(gen_random_uuid()::text, '-', '')) on conflict do nothing`,
  sql`create table if not exists edits (
    number int8 primary key, kind text not null, slugs text[] not null, pages jsonb not null, everything boolean not null, at timestamptz not null default now())`,
  sql`create table if not exists web_nodes (
    node text primary key, seen_at timestamptz not null default now(), epoch text not null, number int8 not null, receipts jsonb not null default '[]')`,
];

/** R43. */
export const edits: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
