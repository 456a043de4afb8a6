import { sql } from 'kysely';
import type { Database } from '../../origin/database/connection/open-database.ts';
import { buildSampleContent } from './build-sample-content.ts';
import { fingerprint } from './fingerprint.ts';
import { writeContent } from '../../origin/content/load-content.ts';
import type { OriginSite } from '../../origin/database/schema/origin-site.ts';
import { matchArticlesAt } from '../live-scores/match-articles.ts';
import { supplementArticles } from '../content/supplements/supplement-articles.ts';

const datedAt = (now: number): readonly string[] =>
  [...supplementArticles, ...matchArticlesAt(now)].map(({ slug }) => slug);

/** Writes the sample and records what it wrote. Requires a transaction. `now` is the first start (unix seconds). */
export const writeSample = async (all: Database, sites: readonly OriginSite[], now: number): Promise<void> => {
  await sql`delete from blocks where exists (select from settings where key = 'beginning' and value = '"empty"')`.execute(
    all,
  );
  await writeContent(all, buildSampleContent(sites, now), now);
  await sql`insert into seeded (article_id, root_id, pub_date, updated_at, newest, fingerprint)
    select a.id, coalesce(a.parent_id, a.id), a.pub_date, a.updated_at,
      max(greatest(a.pub_date, a.updated_at)) over (partition by coalesce(a.parent_id, a.id)), ${fingerprint} from articles a where not a.slug = any(${datedAt(now)})`.execute(
    all,
  );
  await sql`insert into settings (site, key, value) values ('main', 'seededAt', to_jsonb(${sql.lit(now)}))`.execute(
    all,
  );
};
