import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table if not exists letters (
    id int generated always as identity primary key, recipient text not null, subject text not null, text text not null,
    html text not null, made_at int8 not null, good_until int8 not null, next_try_at int8 not null, tries int not null default 0)`,
  sql`create index if not exists letters_by_try on letters (next_try_at)`,
  // Stores only hashes of the link's key, the code and the browser's secret.
  sql`create table if not exists reader_letters (
    id int generated always as identity primary key, email text not null, key_hash text not null unique,
    code_hash text not null, browser_hash text not null, code_tries int not null default 0, valid_until int8 not null)`,
  sql`create index if not exists reader_letters_by_browser on reader_letters (browser_hash)`,
  sql`create index if not exists reader_letters_by_end on reader_letters (valid_until)`,
  sql`create table if not exists reader_accounts (
    id int generated always as identity primary key, email text not null unique, address text not null, created_at int8 not null)`,
  sql`create table if not exists reader_tokens (
    token_hash text primary key, account_id int not null references reader_accounts on delete cascade,
    made_at int8 not null, valid_until int8 not null)`,
  sql`create index if not exists reader_tokens_by_account on reader_tokens (account_id)`,
  sql`create table if not exists reader_payments (
    id int generated always as identity primary key, account_id int not null references reader_accounts on delete cascade,
    title text not null, amount int not null, currency text not null, period text not null, made_at int8 not null,
    valid_until int8 not null, cancelled_at int8)`,
  sql`create index if not exists reader_payments_by_account on reader_payments (account_id)`,
  sql`create table if not exists newsletter_subscriptions (
    email text not null, code text not null, made_at int8 not null, primary key (email, code))`,
  sql`alter table reader_passes add column if not exists code_hash text`,
  sql`alter table reader_passes add column if not exists code_tries int not null default 0`,
];

/** Reader accounts, sign-in letters, payments and newsletters (spec §3.7, §7.3). */
export const readerAccounts: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
