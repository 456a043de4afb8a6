import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { beginOwn, beginningOf } from '../../origin/content/beginning.ts';
import { blockRow } from '../../origin/content/load-fronts.ts';
import { everything, removed } from '../../origin/database/edits/change.ts';
import { inEdit } from '../../origin/database/edits/in-edit.ts';
import type { Database } from '../../origin/database/connection/open-database.ts';
import { tidy } from '../../origin/database/maintenance/tidy-regularly.ts';
import { CommandFailure } from '../../origin/newsroom/context/command-failure.ts';
import type { NewsroomContent } from '../../origin/content/newsroom-content.ts';
import type { SampleNewspaper, SampleWanted } from '../../origin/newsroom/context/sample-newspaper.ts';
import { removeUploads } from '../../origin/media/removals/remove-uploads.ts';
import { buildLiveScores } from '../live-scores/build-live-scores.ts';
import { surroundings } from '../content/surroundings.ts';
import { buildSampleContent } from './build-sample-content.ts';
import { moveInLists } from './move-forward.ts';
import { drawnMark } from './drawn-mark.ts';
import { touchedRoots } from './touched-roots.ts';

const daySeconds = 86_400;

const removeArticles = async (all: Database, { articles = [] }: NewsroomContent) => {
  const written = articles.map(({ site, slug, title, lead, version = 1 }) => ({ site, slug, title, lead, version }));
  const { rows } = await sql<{ id: number; name: string; isWhole: boolean }>`
    with written as (select * from json_to_recordset(${JSON.stringify(written)}::json) as w(site text, slug text, title text, lead text, version int)),
      touched as (${touchedRoots})
    select a.id, a.site || '/' || a.slug as name,
      (a.site, a.title, a.lead, a.version) = (w.site, w.title, w.lead, w.version) and not exists (select from touched t where t.root_id = a.id) as "isWhole"
    from articles a join written w on w.slug = a.slug order by name`.execute(all);
  const ids = rows.flatMap(({ id, isWhole }) => (isWhole ? [id] : []));
  const gone = sql`select id from articles where id = any(${ids}) or parent_id = any(${ids})`;
  const uploads = await sql<{
    name: string;
  }>`select distinct name from article_uploads where article_id in (${gone})`.execute(all);
  const { rows: slugs } = await sql<{
    slug: string;
  }>`delete from articles where id in (${gone}) returning slug`.execute(all);
  return {
    slugs: slugs.map(({ slug }) => slug),
    uploads: uploads.rows.map(({ name }) => name),
    left: rows.flatMap(({ name, isWhole }) => (isWhole ? [] : [`articles ${name}`])),
  };
};

/** Earlier builds also moved the dates of articles that are not the sample's: restore them. */
const setBackDates = async (all: Database): Promise<void> => {
  await sql`update articles a set pub_date = s.pub_date, updated_at = s.updated_at from seeded s
    where s.article_id = a.id and s.days > 0 and a.pub_date = s.pub_date + s.days * ${sql.lit(daySeconds)}`.execute(
    all,
  );
  await moveInLists(all);
  await all.deleteFrom('seeded').execute();
};

const removeRows = (all: Database, table: string, rows: readonly object[]): Promise<unknown> => {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return Promise.resolve();
  const same = columns.map((column) => sql`t.${sql.ref(column)} is not distinct from r.${sql.ref(column)}`);
  return sql`delete from ${sql.table(table)} t using json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) r
    where ${sql.join(same, sql` and `)}`.execute(all);
};

/** Keeps names that the newsroom's own articles use. */
const removeNames = async (
  all: Database,
  { sections = [], authors = [] }: NewsroomContent,
): Promise<readonly string[]> => {
  const used = {
    super_tags: sql`select super_tag_id from article_super_tags union select main_super_tag_id from articles where main_super_tag_id is not null`,
    authors: sql`select author_id from article_authors`,
  };
  const given = {
    super_tags: sections.map(({ site, slug, name }) => ({ site, slug, name })),
    authors: authors.map(({ slug, name, title }) => ({ site: '', slug, name, title })),
  };
  const left: string[] = [];
  for (const table of ['super_tags', 'authors'] as const) {
    const known = JSON.stringify(given[table]);
    const bySite = table === 'authors' ? sql`true` : sql`t.site = r.site`;
    const sample = sql`select t.id, t.slug from ${sql.table(table)} t join json_to_recordset(${known}::json) as r(site text, slug text, name text) on t.slug = r.slug and t.name = r.name and ${bySite}`;
    await sql`delete from ${sql.table(table)} where id in (select id from (${sample}) s) and id not in (${used[table]})`.execute(
      all,
    );
    const { rows } = await sql<{ slug: string }>`${sample} order by slug`.execute(all);
    left.push(...rows.map(({ slug }) => `${table} ${slug}`));
  }
  await sql`delete from tags where id not in (select tag_id from article_tags)`.execute(all);
  return left;
};

/** Only the sample writes rates and minutes. */
const removeData = async (all: Database, content: NewsroomContent, now: number): Promise<void> => {
  const { football, racing } = buildLiveScores(now);
  const ids = (rows: readonly { readonly id: unknown }[] = []) => rows.map(({ id }) => ({ id }));
  await removeRows(
    all,
    'supplement_data',
    (content.supplementData ?? []).map(({ supplement, path }) => ({ supplement, path })),
  );
  await removeRows(
    all,
    'tip_rounds',
    (content.tipRounds ?? []).map(({ slug }) => ({ slug })),
  );
  await removeRows(all, 'quizzes', ids(content.quizzes));
  await sql`delete from quiz_counts where quiz_id not in (select id from quizzes)`.execute(all);
  for (const table of ['exchange_rates', 'minute_counts']) await sql`delete from ${sql.table(table)}`.execute(all);
  await removeRows(
    all,
    'football_leagues',
    (football?.leagues ?? []).map(({ id, slug }) => ({ id, slug })),
  );
  const teams = JSON.stringify(ids(football?.teams));
  await sql`delete from football_teams t using json_to_recordset(${teams}::json) as r(id int) where t.id = r.id
    and not exists (select from football_fixtures f where t.id in (f.home, f.away))`.execute(all);
  await sql`delete from football_countries c where not exists (select from football_leagues l where l.country = c.id)`.execute(
    all,
  );
  await removeRows(all, 'racing_sessions', ids(racing?.sessions));
  for (const [table, column, entries] of [
    ['racing_drivers', 'driver', 'racing_entries'],
    ['racing_teams', 'team', 'racing_team_entries'],
  ] as const) {
    await sql`delete from ${sql.table(entries)} e where not exists (select from racing_sessions s where s.season = e.season)`.execute(
      all,
    );
    await sql`delete from ${sql.table(table)} t where not exists (select from racing_entries e where e.${sql.ref(column)} = t.id) and not exists (select from ${sql.table(entries)} e where e.${sql.ref(column)} = t.id)`.execute(
      all,
    );
  }
  await sql`delete from racing_circuits c where not exists (select from racing_sessions s where s.circuit = c.id)`.execute(
    all,
  );
};

const removePages = async (all: Database, content: NewsroomContent): Promise<void> => {
  const {
    menus = [],
    blocks = [],
    documents = [],
    staff = [],
    uniques = [],
    uniqueGroups = [],
    podcasts = [],
  } = content;
  await removeRows(
    all,
    'menu_items',
    menus.flatMap(({ site, menu, items }) => items.map((item, position) => ({ site, menu, position, ...item }))),
  );
  await removeRows(all, 'blocks', blocks.map(blockRow));
  await removeRows(
    all,
    'docs',
    documents.map(({ site, slug, title, html }) => ({ site, slug, title, content: html })),
  );
  await removeRows(
    all,
    'staff',
    staff.flatMap(({ site, name, members }) =>
      members.map((member) => ({ site, group_name: name, name: member.name })),
    ),
  );
  await removeRows(all, 'uniques', uniques);
  await removeRows(
    all,
    'unique_group_items',
    uniqueGroups.flatMap(({ id, uniques: items }) =>
      items.map(({ slug, content: html }) => ({ group_id: id, slug, content: html })),
    ),
  );
  await sql`delete from unique_groups g where id = any(${uniqueGroups.map(({ id }) => id)}) and not exists (select from unique_group_items i where i.group_id = g.id)`.execute(
    all,
  );
  await removeRows(
    all,
    'episodes',
    podcasts.flatMap(({ episodes }) => episodes.map(({ slug }) => ({ slug }))),
  );
  await sql`delete from podcasts p where slug = any(${podcasts.map(({ slug }) => slug)}) and not exists (select from episodes e where e.podcast_id = p.id)`.execute(
    all,
  );
};

const removeSettings = async (all: Database, { settings = [], sites }: NewsroomContent): Promise<readonly string[]> => {
  const written = [
    ...settings.flatMap(({ site, ...values }) => Object.entries(values).map(([key, value]) => ({ site, key, value }))),
    ...sites.flatMap(({ role }) =>
      Object.entries(surroundings(role)).map(([key, value]) => ({ site: role, key, value })),
    ),
  ];
  await sql`delete from settings where site = 'main' and key = 'seededAt'`.execute(all);
  await sql`delete from settings s using jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r(site text, key text, value jsonb)
    where (s.site, s.key, s.value) = (r.site, r.key, r.value)`.execute(all);
  const keys = written.map(({ site, key }) => `${site}/${key}`);
  const { rows } = await sql<{
    name: string;
  }>`select site || '/' || key as name from settings where site || '/' || key = any(${keys}) order by 1`.execute(all);
  return rows.map(({ name }) => `settings ${name}`);
};

const uploadsIn = (content: NewsroomContent): readonly string[] =>
  [...JSON.stringify(content).matchAll(/\/uploads\/([\w.-]+)/g)].map(([, name = '']) => name);

/**
 * Removes the sample from a database with other content. Keeps edited articles, and sections and authors in use;
 * returns both.
 */
export const removeSample = async (
  db: Database,
  { sites, dataDir, now }: Pick<SampleWanted, 'sites' | 'dataDir' | 'now'>,
): ReturnType<SampleNewspaper['remove']> => {
  if ((await beginningOf(db)) !== 'sample') throw new CommandFailure('no-sample', '');
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('site', '=', 'main')
    .where('key', '=', 'seededAt')
    .executeTakeFirstOrThrow();
  const content = buildSampleContent(sites, Number(value));
  const { done, edition } = await inEdit(db, async (all) => {
    const { slugs, uploads, left } = await removeArticles(all, content);
    await setBackDates(all);
    await removePages(all, content);
    await removeData(all, content, now);
    const kept = [...left, ...(await removeNames(all, content)), ...(await removeSettings(all, content))];
    await sql`delete from topic_articles t where not exists (select from articles a where a.id = t.article_id)`.execute(
      all,
    );
    await removeUploads(all, [...new Set([...uploads, ...uploadsIn(content)])], now);
    return { done: { removed: slugs.length, left: kept }, changes: [...removed(slugs), everything] };
  });
  for (const mark of Object.values(drawnMark(dataDir))) await rm(mark, { force: true });
  await beginOwn(db, sites);
  await tidy({ db });
  return { ...done, edition };
};
