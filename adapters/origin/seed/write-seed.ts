import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { buildWorld } from './build-world.ts';
import { fingerprint } from './fingerprint.ts';
import { writeWorld } from './load/load-world.ts';
import type { SeedSite } from './seed-site.ts';
import { supplementArticles } from './supplements/supplement-articles.ts';

/** Articles of a time of its own, which do not move on with the days. */
const dated = supplementArticles.map(({ slug }) => slug);

/** Writes the whole seed and remembers what it wrote, within a transaction of the caller. `now` is the first start (unix seconds). */
export const writeSeed = async (all: Database, sites: readonly SeedSite[], now: number): Promise<void> => {
  await writeWorld(all, buildWorld(sites, now), now);
  await sql`insert into seeded (article_id, root_id, pub_date, updated_at, newest, fingerprint)
    select a.id, coalesce(a.parent_id, a.id), a.pub_date, a.updated_at,
      max(greatest(a.pub_date, a.updated_at)) over (partition by coalesce(a.parent_id, a.id)), ${fingerprint} from articles a where not a.slug = any(${dated})`.execute(
    all,
  );
  await sql`insert into settings (site, key, value) values ('main', 'seededAt', to_jsonb(${sql.lit(now)}))`.execute(
    all,
  );
};
