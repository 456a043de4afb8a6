import { migrate } from '../../database/maintenance/migrate.ts';
import type { Migrated } from '../../database/maintenance/migrate.ts';
import { keepSites } from '../../content/load-sites.ts';
import type { Newsroom } from '../context/newsroom.ts';

export const bringUpToDate = async ({ db, sites }: Newsroom): Promise<Migrated> => {
  const migrated = await migrate(db);
  return { ...migrated, edition: (await keepSites(db, sites)) ?? migrated.edition };
};
