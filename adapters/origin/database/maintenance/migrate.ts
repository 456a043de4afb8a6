import { sql } from 'kysely';
import { everything } from '../edits/change.ts';
import type { Edition } from '../edits/edition.ts';
import { inEdit } from '../edits/in-edit.ts';
import { migrations } from '../migrations/all-migrations.ts';
import type { Database } from '../connection/open-database.ts';
import { DatabaseTrouble } from '../storage/trouble.ts';

export const appliedMigrations = async (db: Database): Promise<ReadonlySet<string>> => {
  const {
    rows: [table],
  } = await sql<{ there: string | null }>`select to_regclass('kysely_migration')::text as there`.execute(db);
  if (typeof table?.there !== 'string') return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

export interface Migrated {
  readonly applied: readonly string[];
  readonly unknown: readonly string[];
  readonly edition: Edition | null;
}

/** Throws a `DatabaseTrouble` when a newer build forbids this build to write. */
const mayWrite = async (db: Database, unknown: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ migration: string | null }>`select migration from oldest_writer`.execute(db);
  const needed = rows[0]?.migration ?? null;
  if (needed !== null && !Object.hasOwn(migrations, needed))
    throw new DatabaseTrouble(
      'newer-schema',
      `a newer build migrated the database (${unknown.join(', ')}), and since ${needed} this build must not write to it. Start the newer build`,
    );
};

/**
 * Migrates the schema and publishes a change of everything. Skips the migrator when nothing is missing: it costs a
 * quarter of a warm start.
 */
export const migrate = async (db: Database): Promise<Migrated> => {
  const done = await appliedMigrations(db);
  const unknown = [...done].filter((name) => !Object.hasOwn(migrations, name)).toSorted();
  if (unknown.length > 0) await mayWrite(db, unknown);
  const missing = Object.keys(migrations).filter((name) => !done.has(name));
  if (missing.length === 0) return { applied: [], unknown, edition: null };
  const { Migrator } = await import('kysely/migration');
  // Migrations are independent, so a lower number may be applied after a higher one.
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error !== undefined) throw error;
  const { edition } = await inEdit(db, async () => ({ done: null, changes: [everything] }));
  return { applied: missing.toSorted(), unknown, edition };
};
