import { sql } from 'kysely';
import type { Database } from '../../origin/database/connection/open-database.ts';
import { siteKeys } from '../../origin/database/schema/origin-site.ts';
import { surroundings } from '../content/surroundings.ts';

/** Migrates samples from before weather and gauge plans existed. */
export const keepSurroundings = async (db: Database): Promise<void> => {
  const rows = siteKeys.flatMap((site) =>
    Object.entries(surroundings(site)).map(([key, value]) => ({ site, key, value })),
  );
  await sql`insert into settings (site, key, value)
    select r.site, r.key, r.value from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (site text, key text, value jsonb)
    where exists (select from sites where role = r.site) on conflict do nothing`.execute(db);
  await sql`delete from settings s where key = 'weatherData' and exists (select from settings p where p.site = s.site and p.key = 'weatherPlan')`.execute(
    db,
  );
};
