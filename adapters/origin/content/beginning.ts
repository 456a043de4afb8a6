import { sql } from 'kysely';
import { everything } from '../database/edits/change.ts';
import type { Edition } from '../database/edits/edition.ts';
import { inEdit } from '../database/edits/in-edit.ts';
import type { Database } from '../database/connection/open-database.ts';
import type { OriginSite } from '../database/schema/origin-site.ts';
import { firstFronts } from './first-fronts.ts';
import { loadBlocks } from './load-fronts.ts';
import type { NewsroomContent } from './newsroom-content.ts';

export type Beginning = 'sample' | 'empty' | 'own';

const contentTables = [
  'articles',
  'authors',
  'super_tags',
  'tags',
  'blocks',
  'menu_items',
  'docs',
  'staff',
  'uniques',
  'podcasts',
  'quizzes',
  'football_leagues',
  'racing_sessions',
  'notices',
  'reader_passes',
  'reader_accounts',
  'staff_accounts',
] as const;

export const contentIn = async (db: Database): Promise<Readonly<Record<string, number>>> => {
  const counts = contentTables.map(
    (name) => sql`select ${sql.lit(name)} as name, count(*) as rows from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.flatMap(({ name, rows: there }) => (there > 0 ? [[name, there]] : [])));
};

const markOf = async (db: Database): Promise<Beginning | null> => {
  const marks = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('site', '=', 'main')
    .where('key', 'in', ['seededAt', 'beginning'])
    .execute();
  if (marks.some(({ key }) => key === 'seededAt')) return 'sample';
  return (marks[0]?.value ?? null) as Beginning | null;
};

export const beginningOf = async (db: Database): Promise<Beginning | null> =>
  (await markOf(db)) ?? (Object.keys(await contentIn(db)).length > 0 ? 'own' : null);

const mark = (all: Database, beginning: Beginning) =>
  sql`insert into settings (site, key, value) values ('main', 'beginning', to_jsonb(${sql.lit(beginning)}::text)) on conflict do nothing`.execute(
    all,
  );

export const beginEmpty = async (
  db: Database,
  content: Pick<NewsroomContent, 'sites' | 'sections' | 'authors' | 'menus'>,
): Promise<Edition | null> => {
  const { writeContent } = await import('./load-content.ts');
  const { edition } = await inEdit(db, async (all) => {
    await writeContent(all, { ...content, blocks: firstFronts(content.sites, content.sections ?? []) }, 0);
    await mark(all, 'empty');
    return { done: null, changes: [everything] };
  });
  return edition;
};

export const beginOwn = async (db: Database, sites: readonly OriginSite[]): Promise<Edition | null> => {
  if ((await markOf(db)) !== null) return null;
  const { edition } = await inEdit(db, async (all) => {
    const blocks = (await contentIn(all))['blocks'] === undefined ? firstFronts(sites, []) : [];
    await loadBlocks(all, blocks);
    await mark(all, 'own');
    return { done: null, changes: blocks.length > 0 ? [everything] : [] };
  });
  return edition;
};
