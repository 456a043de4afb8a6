import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table if not exists reader_places (
    account_id int not null references reader_accounts on delete cascade, place text not null, seen_at int8 not null,
    primary key (account_id, place))`,
  // Null for a confirmed push address; all earlier ones count as confirmed.
  sql`alter table topic_clients add column if not exists unproven_since int8`,
  sql`alter table topic_clients add column if not exists proof_at int8`,
  sql`alter table topic_clients add column if not exists reached_from text`,
  sql`create index if not exists topic_clients_unproven on topic_clients (unproven_since) where unproven_since is not null`,
];

export const knownBrowsers: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
