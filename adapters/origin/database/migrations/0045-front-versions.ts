import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table if not exists front_versions (
    site text not null, version int not null, at int8, actor text, action text not null, blocks jsonb not null, primary key (site, version))`,
  // Null: at once, and until it is removed.
  sql`alter table block_picks add column if not exists from_at int8`,
  sql`alter table block_picks add column if not exists until_at int8`,
  sql`create index if not exists block_picks_from on block_picks (from_at) where from_at is not null`,
  sql`create index if not exists block_picks_until on block_picks (until_at) where until_at is not null`,
];

/** Versions of each site's front, and placements for a limited time. */
export const frontVersions: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
