import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table if not exists staff_identities (
    issuer text not null, subject text not null, account_id int not null references staff_accounts on delete cascade,
    primary key (issuer, subject))`,
  sql`create index if not exists staff_identities_by_account on staff_identities (account_id)`,
  // Prevents replay of a provider's response while it is valid.
  sql`create table if not exists staff_provider_answers (nonce_hash text primary key, valid_until int8 not null)`,
];

/** Identities at sign-in providers (spec §4, "Sign-in"). */
export const staffIdentities: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
