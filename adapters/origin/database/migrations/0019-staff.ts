import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // `otp_step`: time step of the last used code. Codes up to it are rejected.
  sql`create table if not exists staff_accounts (
    id int generated always as identity primary key, email text not null unique, name text not null, password_hash text not null,
    otp_secret text not null, otp_step int8 not null default 0, active boolean not null default true, created_at int8 not null)`,
  sql`create table if not exists staff_recovery_codes (
    code_hash text primary key, account_id int not null references staff_accounts on delete cascade)`,
  sql`create table if not exists staff_sign_ins (
    token_hash text primary key, account_id int not null references staff_accounts on delete cascade, valid_until int8 not null,
    tries int not null default 0, place text not null)`,
  // A session is a family of refresh tokens; one is valid at a time.
  sql`create table if not exists staff_sessions (
    id int generated always as identity primary key, account_id int not null references staff_accounts on delete cascade,
    salt text not null, refresh_hash text not null unique, refresh_until int8 not null, rotated_at int8 not null, valid_until int8 not null)`,
  sql`create table if not exists staff_access_tokens (
    token_hash text primary key, session_id int not null references staff_sessions on delete cascade, valid_until int8 not null)`,
  sql`create index if not exists staff_access_tokens_by_session on staff_access_tokens (session_id)`,
  sql`create table if not exists staff_spent_tokens (
    token_hash text primary key, session_id int not null references staff_sessions on delete cascade)`,
  sql`create index if not exists staff_spent_tokens_by_session on staff_spent_tokens (session_id)`,
  sql`create table if not exists staff_browsers (id text primary key, sealed text not null, valid_until int8 not null)`,
  sql`create index if not exists staff_browsers_by_end on staff_browsers (valid_until)`,
  sql`create table if not exists staff_places (
    account_id int not null references staff_accounts on delete cascade, place text not null, seen_at int8 not null,
    primary key (account_id, place))`,
  sql`create table if not exists staff_tries (key text primary key, whole_at int8 not null)`,
  sql`create table if not exists signing_key (single boolean primary key default true check (single), secret text not null)`,
];

/** Staff accounts, sign-in and the signing key (spec §7.4, R33). */
export const staff: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
    await sql`insert into signing_key (secret) values (${randomBytes(32).toString('base64url')}) on conflict do nothing`.execute(
      db,
    );
  },
};
