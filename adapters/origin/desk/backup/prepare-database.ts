import { migrate } from '../../database/migrate.ts';
import type { Migrated } from '../../database/migrate.ts';
import type { Edition } from '../../database/edits/edition.ts';
import { keepSeeded, keepSites } from '../../seed/keep-seeded.ts';
import type { Desk } from '../desk.ts';

/** Brings schema and sites up to date; tells the migrations that were needed. */
export const bringUpToDate = async ({ db, sites }: Desk): Promise<Migrated> => {
  const { applied, edition } = await migrate(db);
  return { applied, edition: (await keepSites(db, sites)) ?? edition };
};

/** Writes the sample content unless it is there. Its pictures are drawn by the server, when it starts next. */
export const seedDatabase = async ({
  db,
  dataDir,
  sites,
  now,
}: Desk): Promise<{ readonly seeded: boolean; readonly edition: Edition | null }> => {
  const known = await db
    .selectFrom('settings')
    .select('key')
    .where('site', '=', 'main')
    .where('key', '=', 'seededAt')
    .executeTakeFirst();
  const { edition } = await keepSeeded(db, { sites, dataDir, now: now(), signal: AbortSignal.abort() });
  return { seeded: known === undefined, edition };
};
