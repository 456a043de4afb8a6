import { appliedMigrations, migrate } from '../../database/migrate.ts';
import { keepSeeded } from '../../seed/keep-seeded.ts';
import { loadSites } from '../../seed/load/load-world.ts';
import type { Desk } from '../desk.ts';

/** Brings schema and sites up to date; gives the migrations that were needed. */
export const bringUpToDate = async ({ db, sites }: Desk): Promise<{ readonly applied: readonly string[] }> => {
  const before = await appliedMigrations(db);
  await migrate(db);
  await loadSites(db, sites);
  return { applied: [...(await appliedMigrations(db))].filter((name) => !before.has(name)).toSorted() };
};

/** Writes the sample content unless it is there. Its pictures are drawn by the server, when it starts next. */
export const seedDatabase = async ({ db, dataDir, sites, now }: Desk): Promise<{ readonly seeded: boolean }> => {
  const known = await db.selectFrom('settings').select('key').where('site', '=', 'main').where('key', '=', 'seededAt').executeTakeFirst();
  await keepSeeded(db, { sites, dataDir, now: now(), signal: AbortSignal.abort() });
  return { seeded: known === undefined };
};
