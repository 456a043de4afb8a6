import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table if not exists newsletter_requests (
    id int generated always as identity primary key, email text not null, first_name text not null, last_name text not null,
    codes text[] not null, key_hash text not null unique, code_hash text not null, browser_hash text not null,
    code_tries int not null default 0, confirmed_at int8, valid_until int8 not null)`,
  sql`create index if not exists newsletter_requests_by_end on newsletter_requests (valid_until)`,
  // One-click unsubscribe token (RFC 8058). Not hashed, because every issue contains it.
  sql`alter table newsletter_subscriptions add column if not exists token text not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
  sql`alter table newsletter_subscriptions add column if not exists first_name text not null default ''`,
  sql`alter table newsletter_subscriptions add column if not exists last_name text not null default ''`,
];

/** Newsletter subscriptions without an account (spec §7.1). */
export const newsletterRequests: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
