import { readFile, stat, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, openTestNewsroom } from '../context/testing-newsroom.fake.ts';
import type { TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { linesOf, rowsOf } from './read-test-backup.fake.ts';
import { createTally } from './table-rows.ts';
import { mergedTables } from './merged-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { partOf, tableParts } from './table-parts.ts';
import { ownNames, tablesOf } from './tables.ts';
import { writeBackup } from './write-backup.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
}, 60_000);
afterAll(() => newsroom.close());

const emptyNewsroom = (place?: Parameters<typeof openTestNewsroom>[0]) =>
  openTestNewsroom(place, { sites: newsroom.sites });
const backUp = (of: TestNewsroom, file: string) => writeBackup(of, { file, readersKey: null });
const restore = (into: TestNewsroom, file: string, force: boolean) =>
  restoreBackup(into, { file, force, readersIdentity: null, withoutReaders: false });
const fileIn = (name: string) => `${newsroom.dataDir}/${name}`;

describe('a backup', () => {
  it('contains every table and uploaded picture, readable only by its owner', async () => {
    await newsroom.put('mentett', fileOf({ title: 'Idézőjel: „”, perjel: \\, emoji: 🚲' }));
    await writeFile(fileIn('uploads/sajat-kep.jpg'), Buffer.from([1, 2, 3]));
    const report = await backUp(newsroom, fileIn('a.gz'));
    const named = (await linesOf(fileIn('a.gz')))
      .filter((line) => line.startsWith('{"table"'))
      .map((line) => JSON.parse(line).table);
    const content = await newsroom.db
      .transaction()
      .execute((all) => tablesOf(all, (name) => partOf(name) === 'content'));
    expect(named).toEqual([...content, ...mergedTables].map(({ name }) => name));
    expect(named).toEqual(expect.arrayContaining(['articles', 'shelf_items', 'article_search', 'settings']));
    expect(named).not.toContain('kysely_migration');
    expect(report).toMatchObject({ pictures: 1, bytes: (await stat(fileIn('a.gz'))).size });
    expect(((await stat(fileIn('a.gz'))).mode & 0o777).toString(8)).toBe('600');
  });

  it('has a place for every table', async () => {
    const names = await newsroom.db.transaction().execute(ownNames);
    expect(Object.keys(tableParts).toSorted()).toEqual(names.toSorted());
    const merged = Object.entries(tableParts).flatMap(([name, part]) => (part === 'merged' ? [name] : []));
    expect(merged).toEqual(mergedTables.map(({ name }) => name));
  });

  it('makes another house the same, which numbers its next article after the last', async () => {
    const other = await emptyNewsroom();
    await backUp(newsroom, fileIn('b.gz'));
    expect(await restore(other, fileIn('b.gz'), false)).toMatchObject({ pictures: 1 });
    await backUp(other, fileIn('c.gz'));
    expect(await rowsOf(fileIn('c.gz'))).toEqual(await rowsOf(fileIn('b.gz')));
    expect(await readFile(`${other.dataDir}/uploads/sajat-kep.jpg`)).toEqual(Buffer.from([1, 2, 3]));
    expect(
      (await other.put('mentett', fileOf({ title: 'Idézőjel: „”, perjel: \\, emoji: 🚲' }))).articles[0],
    ).toMatchObject({ what: 'unchanged' });
    expect((await other.put('kovetkezo', fileOf({}))).articles[0]).toMatchObject({ what: 'created' });
    await other.close();
  }, 60_000);

  it('is not restored over content unless that is forced, and then replaces all of it', async () => {
    await expect(restore(newsroom, fileIn('a.gz'), false)).rejects.toMatchObject({
      kind: 'not-empty',
    });
    await newsroom.put('kesobbi', fileOf({}));
    await restore(newsroom, fileIn('a.gz'), true);
    expect(
      await newsroom.db.selectFrom('articles').select('slug').where('slug', 'in', ['kesobbi', 'mentett']).execute(),
    ).toEqual([{ slug: 'mentett' }]);
  });

  it('does not change tables of others', async () => {
    await sql`create table masoke (id int)`.execute(newsroom.db);
    await backUp(newsroom, fileIn('d.gz'));
    expect((await linesOf(fileIn('d.gz'))).join()).not.toContain('masoke');
    await restore(newsroom, fileIn('d.gz'), true);
    await sql`insert into masoke values (1)`.execute(newsroom.db);
  });

  it('adds notices and newsletter issues that are missing, and lets no issue go out twice', async () => {
    const house = await emptyNewsroom();
    const issue = (code: string, done: number | null) =>
      sql`insert into newsletter_issues (code, day, article_ids, made_at, done_at) values (${code}, '2026-11-27', '{1}', 5, ${done})`.execute(
        house.db,
      );
    const notice = (text: string) =>
      sql`insert into notices (text, level, until, audience, required, made_at) values (${text}, 'info', 100, 'web', false, 7)`.execute(
        house.db,
      );
    await Promise.all([issue('kuldott', 9), issue('kuldes-alatt', null), notice('egy'), notice('ketto')]);
    await backUp(house, fileIn('e.gz'));
    const held = async ({ db }: TestNewsroom) => [
      (await db.selectFrom('newsletter_issues').selectAll().orderBy('code').execute()).map((row) => [
        row.code,
        row.done_at,
      ]),
      (await db.selectFrom('notices').selectAll().orderBy('text').execute()).map((row) => [row.text, row.until]),
    ];
    const other = await emptyNewsroom();
    await restore(other, fileIn('e.gz'), true);
    const restored = [
      [
        ['kuldes-alatt', 5],
        ['kuldott', 9],
      ],
      [
        ['egy', 100],
        ['ketto', 100],
      ],
    ];
    expect(await held(other)).toEqual(restored);
    await other.close();
    await sql`update notices set until = 50 where text = 'egy'`.execute(house.db);
    await sql`delete from notices where text = 'ketto'`.execute(house.db);
    await issue('uj', 11);
    await restore(house, fileIn('e.gz'), true);
    expect(await held(house)).toEqual([
      [
        ['kuldes-alatt', null],
        ['kuldott', 9],
        ['uj', 11],
      ],
      [
        ['egy', 50],
        ['ketto', 100],
      ],
    ]);
    await house.close();
  }, 60_000);

  it('is not restored where the database does not take a row as it is', async () => {
    const lines = await linesOf(fileIn('a.gz'));
    const at = lines.findIndex((line) => line.startsWith('{"table":"sites"'));
    const to = lines.findIndex((line, place) => place > at && line.startsWith('{"total"'));
    const tally = createTally();
    const rows = lines.slice(at + 1, to).map((line) => line.replace('{"row":{', '{"row":{"nincs":1,'));
    for (const row of rows) tally.add(row.slice('{"row":'.length, -1));
    const total = JSON.stringify({ total: tally.total() });
    const bad = [...lines.slice(0, at + 1), ...rows, total, ...lines.slice(to + 1)];
    await writeFile(fileIn('rossz.gz'), gzipSync(bad.join('\n')));
    await expect(restore(newsroom, fileIn('rossz.gz'), true)).rejects.toMatchObject({
      kind: 'broken-backup',
      about: 'sites: SHA-256',
    });
  });

  it('of an older schema is brought up to date', async () => {
    const all = await linesOf(fileIn('a.gz'));
    const { migrations } = JSON.parse(all[0]!);
    const old = ['0001-newsroom', '0002-seed-bookkeeping'];
    expect(migrations).toEqual(expect.arrayContaining(old));
    const minimal = [
      { format: 'newsroom-backup', version: 1, madeAt: 1_790_000_000, migrations: old },
      { table: 'sites', columns: ['role', 'slug', 'domain', 'name', 'path_prefix', 'time_zone'] },
      {
        row: {
          role: 'main',
          slug: 'regi',
          domain: 'regi.example',
          name: 'Régi',
          path_prefix: '',
          time_zone: 'Europe/Budapest',
        },
      },
      { table: 'authors', columns: ['id', 'slug', 'name', 'name_folded', 'title'] },
      { row: { id: 7, slug: 'regi-iro', name: 'Régi Író', name_folded: 'regi iro', title: '' } },
      { end: { rows: 2, pictures: 0 } },
    ];
    await writeFile(fileIn('regi.gz'), gzipSync(minimal.map((line) => JSON.stringify(line)).join('\n')));
    const other = await emptyNewsroom();
    await restore(other, fileIn('regi.gz'), false);
    expect(await other.db.selectFrom('authors').select(['id', 'slug']).execute()).toEqual([
      { id: 7, slug: 'regi-iro' },
    ]);
    expect(await sql`select name from kysely_migration order by name`.execute(other.db)).toMatchObject({
      rows: migrations.map((name: string) => ({ name })),
    });
    expect(await other.db.selectFrom('sites').select('slug').where('role', '=', 'main').execute()).toEqual([
      { slug: 'lapunk' },
    ]);
    await other.close();
  }, 60_000);

  it.each([
    ['text', async () => Buffer.from('szia'), 'not-a-backup'],
    ['another archive', async () => gzipSync('{"format":"else"}\n'), 'not-a-backup'],
    ['nothing', async () => Buffer.alloc(0), 'not-a-backup'],
    [
      'a newer form',
      async () => gzipSync('{"format":"newsroom-backup","version":9,"migrations":[]}\n'),
      'newer-backup',
    ],
    [
      'a newer schema',
      async () => gzipSync('{"format":"newsroom-backup","version":1,"migrations":["9999-later"]}\n'),
      'newer-backup',
    ],
    ['half a file', async (whole: Buffer) => whole.subarray(0, whole.length / 2), 'broken-backup'],
    [
      'a file without its end',
      async (whole: Buffer) => gzipSync(gunzipSync(whole).toString().trimEnd().split('\n').slice(0, -1).join('\n')),
      'broken-backup',
    ],
    [
      'a lost row',
      async (whole: Buffer) =>
        gzipSync(
          gunzipSync(whole)
            .toString()
            .trimEnd()
            .split('\n')
            .filter((line) => !line.includes('"slug":"erdelyi"'))
            .join('\n'),
        ),
      'broken-backup',
    ],
    [
      'a wrong row',
      async (whole: Buffer) => gzipSync(gunzipSync(whole).toString().replace('"pub_date":1', '"pub_date":"x1')),
      'broken-backup',
    ],
  ])('that is %s changes nothing', async (_, damage, kind) => {
    await writeFile(fileIn('rossz.gz'), await damage(await readFile(fileIn('a.gz'))));
    await expect(restore(newsroom, fileIn('rossz.gz'), true)).rejects.toMatchObject({ kind });
    await backUp(newsroom, fileIn('utana.gz'));
    expect(await rowsOf(fileIn('utana.gz'))).toEqual(await rowsOf(fileIn('a.gz')));
  });

  it('goes nowhere when its folder is not there', async () => {
    await expect(backUp(newsroom, fileIn('nincs/a.gz'))).rejects.toMatchObject({ kind: 'not-written' });
  });
});
