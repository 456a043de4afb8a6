import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The migration that a build must know in order to write; null allows every build. Set by migrations after which older
 * builds write wrong rows (docs/operating.md, "Upgrade and rollback").
 */
export const oldestWriter: Migration = {
  up: async (db) => {
    await sql`create table if not exists oldest_writer (single boolean primary key default true check (single), migration text)`.execute(
      db,
    );
    await sql`insert into oldest_writer (migration) values (null) on conflict do nothing`.execute(db);
  },
};
