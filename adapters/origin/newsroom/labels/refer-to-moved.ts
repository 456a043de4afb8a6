import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { siteKeys } from '../../database/schema/origin-site.ts';
import { listIndexName } from '../../database/indexes/list-index-name.ts';
import type { LabelPlace } from './find-label.ts';
import { labelTables } from './label-kinds.ts';

export interface Moved extends LabelPlace {
  readonly from: string;
  readonly to: string;
}

const shelvesOf = ({ kind, site }: LabelPlace, slug: string): readonly string[] =>
  kind === 'section'
    ? [listIndexName.section(site ?? '', slug)]
    : siteKeys.map((scope) => listIndexName[kind](scope, slug));

/** Renames the lists of a label, in `table`. */
export const moveShelves = async (all: Database, table: 'shelf_items' | 'blocks', moved: Moved): Promise<void> => {
  const [from, to] = [shelvesOf(moved, moved.from), shelvesOf(moved, moved.to)];
  await sql`update ${sql.table(table)} t set shelf = m.now from unnest(${from}::text[], ${to}::text[]) m(was, now) where t.shelf = m.was`.execute(
    all,
  );
};

/** Of the label's list, without the site's host. */
export const listPath = async (all: Database, { kind, site }: LabelPlace, slug: string): Promise<string> => {
  const row =
    site === null
      ? undefined
      : await all.selectFrom('sites').select('path_prefix').where('role', '=', site).executeTakeFirst();
  return `${row?.path_prefix ?? ''}${labelTables[kind].path}/${slug}`;
};

/** Menus and fronts of the other domain mean another section by the same path. */
const isOfDomain = (column: string, { site }: LabelPlace) =>
  site === null ? sql`true` : sql`(coalesce(${sql.ref(column)}, 'main') = 'sister') = ${sql.lit(site === 'sister')}`;

const moveAddresses = async (all: Database, moved: Moved): Promise<void> => {
  const [from, to] = [await listPath(all, moved, moved.from), await listPath(all, moved, moved.to)];
  for (const [table, column] of [
    ['menu_items', 'url'],
    ['blocks', 'path'],
    ['podcasts', 'page'],
  ] as const) {
    const url = sql.ref(column);
    await sql`update ${sql.table(table)} set ${url} = ${to}::text || substr(${url}, ${from.length + 1})
      where ${isOfDomain('site', moved)} and (${url} = ${from} or left(${url}, ${from.length + 1}) in (${from}::text || '/', ${from}::text || '?', ${from}::text || '#'))`.execute(
      all,
    );
  }
};

/** Menus and fronts that show the name as the text of the link. */
export const renameLinks = async (
  all: Database,
  place: LabelPlace & { readonly slug: string },
  from: string,
  to: string,
): Promise<void> => {
  const path = await listPath(all, place, place.slug);
  for (const [table, url, text] of [
    ['menu_items', 'url', 'label'],
    ['blocks', 'path', 'title'],
  ] as const)
    await sql`update ${sql.table(table)} set ${sql.ref(text)} = ${to}
      where ${isOfDomain('site', place)} and ${sql.ref(url)} = ${path} and ${sql.ref(text)} = ${from}`.execute(all);
};

type Line = Readonly<Record<string, unknown>>;

const renamedIn = (value: unknown, { from, to }: Moved): unknown => {
  if (Array.isArray(value)) return [...new Set(value.map((one) => renamedIn(one, { from, to } as Moved)))];
  return value === from ? to : value;
};

/** Sponsored lines choose pages by section and tag; `trendingTags` is a list of tags. */
const renamedSetting = (key: string, value: unknown, moved: Moved): unknown => {
  if (!Array.isArray(value)) return value;
  if (key === 'trendingTags') return moved.kind === 'tag' ? renamedIn(value, moved) : value;
  const field = moved.kind === 'section' ? 'mainSuperTags' : 'tags';
  return value.map((line: Line) => ({ ...line, [field]: renamedIn(line[field], moved) }));
};

const moveSettings = async (all: Database, moved: Moved): Promise<void> => {
  if (moved.kind === 'author') return;
  const rows = await all
    .selectFrom('settings')
    .selectAll()
    .where('key', 'in', ['sponsoredLines', 'trendingTags'])
    .execute();
  for (const { site, key, value } of rows.filter((row) => moved.site === null || row.site === moved.site)) {
    const renamed = JSON.stringify(renamedSetting(key, value, moved));
    if (renamed !== JSON.stringify(value))
      await sql`update settings set value = ${renamed}::jsonb where site = ${site} and key = ${key}`.execute(all);
  }
};

/** Changes everything that names a label by slug, except articles. */
export const referToMoved = async (all: Database, moved: Moved): Promise<void> => {
  await moveShelves(all, 'blocks', moved);
  await moveAddresses(all, moved);
  await moveSettings(all, moved);
  if (moved.kind === 'author')
    await all.updateTable('staff').set({ author_slug: moved.to }).where('author_slug', '=', moved.from).execute();
};
