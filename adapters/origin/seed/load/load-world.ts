import { sql } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import { foldAccents } from '../../database/fold-accents.ts';
import type { Database } from '../../database/open-database.ts';
import type { SeedSite } from '../seed-site.ts';
import type { SeedSettings, SeedWorld } from '../seed-world.ts';
import { loadArticles } from './load-articles.ts';
import { loadPasses } from './load-passes.ts';
import { loadBlocks, loadPodcasts } from './load-fronts.ts';
import { loadMinutes, loadRates } from './load-figures.ts';
import { loadSupplementData, loadTipRounds } from './load-supplements.ts';

/** Writes the sites as the configuration has them now; content keeps to roles, so that a renamed site keeps its articles. True when any is new or another than before. */
export const loadSites = async (db: Database, sites: readonly SeedSite[]): Promise<boolean> => {
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

const named = <T extends { readonly name: string }>(row: T): T & { readonly name_folded: string } => ({
  ...row,
  name_folded: foldAccents(row.name),
});

const settingRows = (settings: readonly SeedSettings[]): readonly object[] =>
  settings.flatMap(({ site, ...values }) => Object.entries(values).map(([key, value]) => ({ site, key, value })));

const loadPages = async (
  db: Database,
  { menus = [], documents = [], staff = [], uniques = [], uniqueGroups = [], settings = [] }: SeedWorld,
): Promise<void> => {
  await insertRows(
    db,
    'menu_items',
    ['site', 'menu', 'position', 'label', 'url'],
    menus.flatMap(({ site, menu, items }) => items.map((item, position) => ({ site, menu, position, ...item }))),
  );
  await insertRows(
    db,
    'docs',
    ['site', 'slug', 'title', 'lead', 'content', 'updated_at'],
    documents.map(({ html, updatedAt, ...rest }) => ({ ...rest, content: html, updated_at: updatedAt })),
  );
  await insertRows(
    db,
    'staff',
    ['site', 'group_position', 'group_name', 'position', 'name', 'title', 'author_slug'],
    staff.flatMap(({ site, name: group, members }, at) =>
      members.map(({ name, title, author }, position) => ({
        site,
        group_position: at,
        group_name: group,
        position,
        name,
        title,
        author_slug: author ?? null,
      })),
    ),
  );
  await insertRows(db, 'uniques', ['site', 'slug', 'content'], uniques);
  await insertRows(
    db,
    'unique_group_items',
    ['group_id', 'position', 'slug', 'content'],
    uniqueGroups.flatMap(({ id, uniques: items }) =>
      items.map((item, position) => ({ group_id: id, position, ...item })),
    ),
  );
  await insertRows(db, 'settings', ['site', 'key', 'value'], settingRows(settings));
};

/** Writes a world, as it stands at `now` (unix seconds), within a transaction of the caller. What exists by its slug is left as it is. */
export const writeWorld = async (all: Database, world: SeedWorld, now: number): Promise<void> => {
  await loadSites(all, world.sites);
  await insertRows(
    all,
    'super_tags',
    ['site', 'slug', 'name', 'name_folded', 'active'],
    (world.sections ?? []).map((section) => ({ active: true, ...named(section) })),
  );
  await insertRows(
    all,
    'authors',
    ['slug', 'name', 'name_folded', 'title', 'avatar'],
    (world.authors ?? []).map(named),
  );
  await loadArticles(all, world.articles ?? [], now);
  await loadBlocks(all, world.blocks ?? []);
  await loadPodcasts(all, world.podcasts ?? []);
  await loadPages(all, world);
  await loadSupplementData(all, world.supplementData ?? []);
  await loadTipRounds(all, world.tipRounds ?? []);
  await loadRates(all, world.rates ?? []);
  await loadMinutes(all, world.minutes ?? []);
  await loadPasses(all, world.passes ?? []);
};

/** Loads a world of plain data into a migrated database, whole or not at all. */
export const loadWorld = (db: Database, world: SeedWorld, now: number): Promise<void> =>
  db.transaction().execute((all) => writeWorld(all, world, now));
