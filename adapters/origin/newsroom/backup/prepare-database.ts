import { migrate } from '../../database/migrate.ts';
import type { Migrated } from '../../database/migrate.ts';
import type { Edition } from '../../database/edits/edition.ts';
import { keepSites } from '../../content/load-sites.ts';
import type { Newsroom } from '../newsroom.ts';

/** Brings schema and sites up to date; tells the migrations that were needed. */
export const bringUpToDate = async ({ db, sites }: Newsroom): Promise<Migrated> => {
  const { applied, edition } = await migrate(db);
  return { applied, edition: (await keepSites(db, sites)) ?? edition };
};

/** Writes the sample newspaper unless it is there. Its pictures are drawn by the server, when it starts next. */
export const seedDatabase = async ({
  db,
  dataDir,
  sites,
  sample,
  now,
}: Newsroom): Promise<{ readonly seeded: boolean; readonly edition: Edition | null }> => {
  const { isNew, edition } = await sample.keep(db, { sites, dataDir, now: now(), signal: AbortSignal.abort() });
  return { seeded: isNew, edition };
};
