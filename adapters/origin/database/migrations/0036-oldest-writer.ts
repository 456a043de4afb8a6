import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Names the migration that a build must know in order to write. A migration after which older builds would write wrong
 * rows sets it (docs/operating.md, "Upgrade and rollback"); null while every build may write.
 */
export const oldestWriter: Migration = {
  up: async (db) => {
    await sql`create table if not exists oldest_writer (single boolean primary key default true check (single), migration text)`.execute(
      db,
    );
    await sql`insert into oldest_writer (migration) values (null) on conflict do nothing`.execute(db);
  },
};
