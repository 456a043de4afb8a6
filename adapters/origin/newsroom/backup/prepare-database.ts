import { migrate } from '../../database/migrate.ts';
import type { Migrated } from '../../database/migrate.ts';
import { keepSites } from '../../content/load-sites.ts';
import type { Newsroom } from '../newsroom.ts';

/** Brings schema and sites up to date; tells the migrations that were needed. */
export const bringUpToDate = async ({ db, sites }: Newsroom): Promise<Migrated> => {
  const { applied, edition } = await migrate(db);
  return { applied, edition: (await keepSites(db, sites)) ?? edition };
};
