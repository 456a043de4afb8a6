import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Addresses of the site that the newspaper moved from, decoded. `target` is a slug, for `place` and `shape` a path:
  // an address may come before its article, and stays when the article is deleted and undeleted.
  // `site` is the role of a section; `name` the last segment of a path without a query.
  sql`create table if not exists old_addresses (
    domain text not null, address text not null, kind text not null, site text not null, target text not null, name text, primary key (domain, address))`,
  sql`create index if not exists old_addresses_by_target on old_addresses (kind, target)`,
  sql`create index if not exists old_addresses_by_name on old_addresses (name)`,
];

export const oldAddresses: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
