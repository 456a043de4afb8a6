import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table if not exists staff_passkeys (
    id int generated always as identity primary key, credential_id text not null unique, public_key text not null,
    counter int8 not null, account_id int not null references staff_accounts on delete cascade, name text not null,
    created_at int8 not null, used_at int8)`,
  sql`create index if not exists staff_passkeys_by_account on staff_passkeys (account_id)`,
];

/** Passkeys of staff (spec §4, "Sign-in"). */
export const staffPasskeys: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
