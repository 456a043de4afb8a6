import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginningOf } from '../origin/content/beginning.ts';
import { loadContent } from '../origin/content/load-content.ts';
import { migrate } from '../origin/database/maintenance/migrate.ts';
import { openDatabase, type OpenDatabase } from '../origin/database/connection/open-database.ts';
import { partOf } from '../origin/newsroom/backup/table-parts.ts';
import { tablesOf } from '../origin/newsroom/backup/tables.ts';
import { fiveSites } from '../origin/testing/five-sites.ts';
import { smallContent } from '../origin/testing/small-content.ts';
import { unusedUploads } from '../origin/media/removals/remove-uploads.ts';
import { keepSample } from './write/keep-sample.ts';
import { removeSample } from './write/remove-sample.ts';

const first = Date.parse('2026-11-21T10:00:00+01:00') / 1000;
const later = first + 3 * 86_400;

let [database, dataDir]: [OpenDatabase, string] = [{} as OpenDatabase, ''];
const db = () => database.db;
const start = async (now: number): Promise<void> => {
  const { originals } = await keepSample(db(), { sites: fiveSites, dataDir, now, signal: AbortSignal.abort() });
  await originals;
};
const rowsOf = (): Promise<Readonly<Record<string, unknown>>> =>
  db()
    .transaction()
    .execute(async (all) => {
      const counted: Record<string, unknown> = {};
      for (const { name } of await tablesOf(all, (name) => partOf(name) === 'content')) {
        const { rows } = await sql<{
          row: unknown;
        }>`select to_jsonb(t) as row from ${sql.table(name)} t order by 1`.execute(all);
        counted[name] = rows.map(({ row }) => row);
      }
      return counted;
    });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'removes-'));
  database = await openDatabase({ inMemory: true });
  await migrate(db());
  await loadContent(db(), { ...smallContent, sites: fiveSites, blocks: [], menus: [] }, first);
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('removing the sample newspaper from a database with other content', () => {
  it('leaves every table as it was, with dates that the sample had moved set back', async () => {
    const before = await rowsOf();
    await start(first);
    await start(later);
    expect(await db().selectFrom('articles').select('id').execute()).not.toHaveLength(
      (before['articles'] as []).length,
    );
    const { removed, left, edition } = await removeSample(db(), { sites: fiveSites, dataDir, now: later });
    const { settings, blocks, ...after } = await rowsOf();
    const { settings: settingsBefore, blocks: none, removed_uploads: _, ...own } = before;
    expect(removed).toBeGreaterThan(2_500);
    expect(left.filter((one) => !/^(?:super_tags|settings) /.test(one))).toEqual([]);
    expect(edition).not.toBeNull();
    expect(none).toEqual([]);
    expect(new Set((blocks as { readonly layout: string }[]).map(({ layout }) => layout))).toEqual(
      new Set(['lead', 'row']),
    );
    for (const table of Object.keys(own)) expect(after[table], table).toEqual(own[table]);
    const named = (rows: unknown) => (rows as { readonly key: string }[]).filter(({ key }) => key !== 'weatherData');
    const mark = { site: 'main', key: 'beginning', value: 'own' };
    expect(named(settings)).toEqual([mark, ...named(settingsBefore)]);
    expect(await beginningOf(db())).toBe('own');
    const gone = await unusedUploads(db());
    for (const kind of [/^cover-/, /^avatar-/, /^hang-/])
      expect(gone.filter((name) => kind.test(name)).length).toBeGreaterThan(10);
  }, 120_000);

  it('keeps and names edited articles, with their authors and tags', async () => {
    await start(first);
    const { id, slug } = await db()
      .selectFrom('articles')
      .select(['id', 'slug'])
      .where('slug', '=', 'zsombekhalom-rendelointezet-szavazas')
      .executeTakeFirstOrThrow();
    await db().updateTable('articles').set({ title: 'Más cím', version: 2 }).where('id', '=', id).execute();
    const { left } = await removeSample(db(), { sites: fiveSites, dataDir, now: later });
    expect(left).toContain(`articles main/${slug}`);
    expect(left.filter((one) => one.startsWith('super_tags ')).length).toBeGreaterThan(0);
    expect(left.filter((one) => one.startsWith('articles '))).toHaveLength(1);
    const { title } = await db().selectFrom('articles').select('title').where('id', '=', id).executeTakeFirstOrThrow();
    expect(title).toBe('Más cím');
  }, 120_000);

  it('is refused without a sample', async () => {
    await expect(removeSample(db(), { sites: fiveSites, dataDir, now: later })).rejects.toThrow('no-sample');
  });
});
