import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import type { Front, FrontBlock } from '#adapters/newsroom-contract/front.ts';

/** The part of a front that editors arrange. */
export const arrangedPlace = 'news';

export const readBlocks = async (db: Database, site: SiteKey): Promise<readonly FrontBlock[]> => {
  const { rows } = await sql<FrontBlock>`
    select b.position, b.layout, b.title, b.path, b.block_site as site, b.shelf as list, b.size, b.max_age as "maxAge",
      (select coalesce(json_agg(json_build_object('slug', a.slug, 'at', p.from_at, 'until', p.until_at) order by p.position, p.article_id), '[]')
        from block_picks p join articles a on a.id = p.article_id where p.block_id = b.id) as items
    from blocks b where b.site = ${site} and b.place = ${arrangedPlace} order by b.layout <> 'breaking', b.position`.execute(
    db,
  );
  return rows;
};

/** A front that was never edited has version 1. */
export const frontVersion = async (db: Database, site: SiteKey): Promise<number> => {
  const row = await db
    .selectFrom('front_versions')
    .select('version')
    .where('site', '=', site)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 1;
};

export const readFront = async (db: Database, site: SiteKey): Promise<Front> => ({
  site,
  version: await frontVersion(db, site),
  blocks: await readBlocks(db, site),
});
