import { sql } from 'kysely';
import { everything } from '../database/edits/change.ts';
import type { Edition } from '../database/edits/edition.ts';
import { inEdit } from '../database/edits/in-edit.ts';
import type { Database } from '../database/connection/open-database.ts';
import type { OriginSite } from '../database/schema/origin-site.ts';

/** Content refers to sites by role, so a renamed site keeps its articles. True when any site was added or changed. */
export const loadSites = async (db: Database, sites: readonly OriginSite[]): Promise<boolean> => {
  const rows = sites.map(({ role, slug, domain, name, pathPrefix, timeZone }) => ({
    role,
    slug,
    domain,
    name,
    path_prefix: pathPrefix,
    time_zone: timeZone,
  }));
  if (rows.length === 0) return false;
  const written = await db
    .insertInto('sites')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('role')
        .doUpdateSet((row) => ({
          slug: row.ref('excluded.slug'),
          domain: row.ref('excluded.domain'),
          name: row.ref('excluded.name'),
          path_prefix: row.ref('excluded.path_prefix'),
          time_zone: row.ref('excluded.time_zone'),
        }))
        .where(
          sql<boolean>`(sites.slug, sites.domain, sites.name, sites.path_prefix, sites.time_zone) is distinct from (excluded.slug, excluded.domain, excluded.name, excluded.path_prefix, excluded.time_zone)`,
        ),
    )
    .returning('role')
    .execute();
  return written.length > 0;
};

export const keepSites = async (db: Database, sites: readonly OriginSite[]): Promise<Edition | null> =>
  (await inEdit(db, async (all) => ({ done: null, changes: (await loadSites(all, sites)) ? [everything] : [] })))
    .edition;
