import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/all-migrations.ts';
import type { Database } from './open-database.ts';

/** Brings the schema up to date; throws the first migration's error. */
export const migrate = async (db: Database): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
