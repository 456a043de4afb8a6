import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Null for older sessions and keys.
  sql`alter table staff_sessions add column if not exists opened_at int8`,
  sql`alter table staff_sessions add column if not exists by_provider boolean`,
  sql`alter table staff_passkeys add column if not exists by_provider boolean`,
  sql`alter table staff_passkeys add column if not exists user_handle text`,
  // Wrong codes of the requesting browser; `code_tries` counts those beside the link's key.
  sql`alter table reader_letters add column if not exists browser_tries int not null default 0`,
];

/** Records how staff sessions and passkeys came about, and counts wrong codes by who tries them. */
export const signInWays: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
