import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Browsers and network addresses that an account was signed in from, as keyed hashes (crm/reader-places.ts).
  sql`create table if not exists reader_places (
    account_id int not null references reader_accounts on delete cascade, place text not null, seen_at int8 not null,
    primary key (account_id, place))`,
  // Since when a push address waits for its confirmation; null for a confirmed one, as all were before.
  sql`alter table topic_clients add column if not exists unproven_since int8`,
  // When the confirmation is pushed; null once it was.
  sql`alter table topic_clients add column if not exists proof_at int8`,
  // A keyed hash of the network address that named the push address.
  sql`alter table topic_clients add column if not exists reached_from text`,
  sql`create index if not exists topic_clients_unproven on topic_clients (unproven_since) where unproven_since is not null`,
];

/** Recognizes readers' browsers in limits, and push addresses that their browser has confirmed. */
export const knownBrowsers: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
