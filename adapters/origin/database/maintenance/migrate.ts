import { sql } from 'kysely';
import { everything } from '../edits/change.ts';
import type { Edition } from '../edits/edition.ts';
import { inEdit } from '../edits/in-edit.ts';
import { migrations } from '../migrations/all-migrations.ts';
import type { Database } from '../connection/open-database.ts';
import { DatabaseTrouble } from '../storage/trouble.ts';

/** The names of the migrations that a database has had. */
export const appliedMigrations = async (db: Database): Promise<ReadonlySet<string>> => {
  const {
    rows: [table],
  } = await sql<{ there: string | null }>`select to_regclass('kysely_migration')::text as there`.execute(db);
  if (typeof table?.there !== 'string') return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

export interface Migrated {
  /** Names, in order. */
  readonly applied: readonly string[];
  /** Migrations of a newer build that this one does not know. */
  readonly unknown: readonly string[];
  readonly edition: Edition | null;
}

/** Throws a `DatabaseTrouble` where a newer build has said that this one would write wrong rows. */
const mayWrite = async (db: Database, unknown: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ migration: string | null }>`select migration from oldest_writer`.execute(db);
  const needed = rows[0]?.migration ?? null;
  if (needed !== null && !Object.hasOwn(migrations, needed))
    throw new DatabaseTrouble(
      'newer-schema',
      `the database was migrated by a newer build (${unknown.join(', ')}), and this one must not write into it since ${needed}: start the newer build`,
    );
};

/**
 * Brings the schema up to date, which is an edit of everything; throws the first migration's error. An up-to-date
 * database is told by one
 * look, since the migrator itself costs a warm start a quarter of its time.
 */
export const migrate = async (db: Database): Promise<Migrated> => {
  const done = await appliedMigrations(db);
  const unknown = [...done].filter((name) => !Object.hasOwn(migrations, name)).toSorted();
  if (unknown.length > 0) await mayWrite(db, unknown);
  const missing = Object.keys(migrations).filter((name) => !done.has(name));
  if (missing.length === 0) return { applied: [], unknown, edition: null };
  const { Migrator } = await import('kysely/migration');
  // They do not build on each other, so that one which came from a longer branch may follow one of a higher number.
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error !== undefined) throw error;
  const { edition } = await inEdit(db, async () => ({ done: null, changes: [everything] }));
  return { applied: missing.toSorted(), unknown, edition };
};
