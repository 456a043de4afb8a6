import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`alter table topic_clients drop constraint if exists topic_clients_endpoint_key`,
  sql`create index if not exists topic_clients_by_endpoint on topic_clients (endpoint)`,
  sql`create unique index if not exists topic_clients_confirmed on topic_clients (endpoint) where unproven_since is null`,
];

/** Lets several browsers name one push address until one of them has confirmed it. */
export const sharedPushAddresses: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
