import { sql } from 'kysely';
import { everything } from './edits/change.ts';
import type { Edition } from './edits/edition.ts';
import { inEdit } from './edits/in-edit.ts';
import { migrations } from './migrations/all-migrations.ts';
import type { Database } from './open-database.ts';

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
  readonly edition: Edition | null;
}

/**
 * Brings the schema up to date, which is an edit of everything; throws the first migration's error. An up-to-date
 * database is told by one
 * look, since the migrator itself costs a warm start a quarter of its time.
 */
export const migrate = async (db: Database): Promise<Migrated> => {
  const done = await appliedMigrations(db);
  const missing = Object.keys(migrations).filter((name) => !done.has(name));
  if (missing.length === 0) return { applied: [], edition: null };
  const { Migrator } = await import('kysely/migration');
  // They do not build on each other, so that one which came from a longer branch may follow one of a higher number.
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error !== undefined) throw error;
  const { edition } = await inEdit(db, async () => ({ done: null, changes: [everything] }));
  return { applied: missing.toSorted(), edition };
};
