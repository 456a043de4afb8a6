import { generateKeyPairSync } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, openTestNewsroom } from '../context/testing-newsroom.fake.ts';
import type { TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { createBackupKey } from './backup-key.ts';
import { linesOf } from './read-test-backup.fake.ts';
import { putReaders, readersIn } from './readers.fake.ts';
import { createTally } from './table-rows.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

let newsroom: TestNewsroom;
let [readersKey, readersIdentity] = ['', ''];
const fileIn = (name: string) => `${newsroom.dataDir}/${name}`;
const sealed = () => fileIn('a.gz');
const without = { readersIdentity: null, withoutReaders: true };
const neither = { readersIdentity: null, withoutReaders: false };
const opened = () => ({ readersIdentity, withoutReaders: false });
const emptyNewsroom = () => openTestNewsroom(undefined, { sites: newsroom.sites });

beforeAll(async () => {
  newsroom = await openTestNewsroom();
  await putReaders(newsroom.db, 400);
  const { publicKey } = await createBackupKey({ file: fileIn('kulcs') });
  [readersKey, readersIdentity] = [await readFile(publicKey, 'utf8'), await readFile(fileIn('kulcs'), 'utf8')];
  await writeBackup(newsroom, { file: sealed(), readersKey });
}, 60_000);
afterAll(() => newsroom.close());

describe('readers’ data in a backup', () => {
  it('come back whole in another house, but for what signs in', async () => {
    const other = await emptyNewsroom();
    await putReaders(other.db, 3);
    const report = await restoreBackup(other, { file: sealed(), force: true, ...opened() });
    expect(report.readers).toEqual({
      kept: true,
      counts: expect.objectContaining({ reader_accounts: 400, reader_payments: 400, newsletter_subscriptions: 400 }),
    });
    expect(await readersIn(other.db)).toEqual(await readersIn(newsroom.db));
    for (const name of ['reader_tokens', 'topic_messages'])
      expect((await sql`select from ${sql.table(name)}`.execute(other.db)).rows).toEqual([]);
    await sql`insert into reader_accounts (email, address, created_at) values ('uj@lapunk.example', '', 0)`.execute(
      other.db,
    );
    await sql`delete from reader_accounts where email = 'olvaso1@lapunk.example'`.execute(other.db);
    expect((await sql`select from topic_clients where account_id = 1`.execute(other.db)).rows).toEqual([]);
    await other.close();
  }, 60_000);

  it('come back from an older build, and are migrated', async () => {
    const [house, other] = [await emptyNewsroom(), await emptyNewsroom()];
    await putReaders(house.db, 3);
    const migrationsOf = async ({ db }: TestNewsroom) =>
      (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
        ({ name }) => name,
      );
    // This build begins to store these.
    const missing = { newsletter_refusals: [], deleted_mailboxes: [] };
    const [all, readers] = [await migrationsOf(house), { ...(await readersIn(house.db)), ...missing }];
    await sql`delete from kysely_migration where name = ${all.at(-1)}`.execute(house.db);
    await sql`drop table front_versions, follow_hints, follow_desks`.execute(house.db);
    await sql`alter table block_picks drop column from_at, drop column until_at`.execute(house.db);
    for (const name of Object.keys(missing)) await sql`drop table ${sql.table(name)}`.execute(house.db);
    for (const column of ['mailbox', 'consent_at', 'consent_source'])
      await sql`alter table newsletter_subscriptions drop column ${sql.ref(column)}`.execute(house.db);
    for (const column of ['unproven_since', 'proof_at', 'reached_from'])
      await sql`alter table topic_clients drop column ${sql.ref(column)}`.execute(house.db);
    await writeBackup(house, { file: fileIn('regi.gz'), readersKey });
    expect((await linesOf(fileIn('regi.gz')))[0]).not.toContain(all.at(-1));
    await restoreBackup(other, { file: fileIn('regi.gz'), force: true, ...opened() });
    expect([await readersIn(other.db), await migrationsOf(other)]).toEqual([readers, all]);
    await Promise.all([house.close(), other.close()]);
  }, 60_000);

  it('cannot be read in the file', async () => {
    const text = (await linesOf(sealed())).join('\n');
    expect(text).toContain('"topic_clients":400');
    expect(text).not.toMatch(/olvaso1|Kovács Réka|push\.example|leküldés|böngésző|kvízes|munkamenet|Havi támogatás/);
  });

  it('are omitted on request, are counted, and remain unchanged on restore', async () => {
    const file = fileIn('b.gz');
    const counts = expect.objectContaining({ reader_accounts: 400, quiz_takers: 1 });
    expect((await writeBackup(newsroom, { file, readersKey: null })).readers).toEqual({ kept: false, counts });
    expect((await linesOf(file)).join()).not.toMatch(/olvaso1|"sealed"|Kovács Réka/);
    const other = await emptyNewsroom();
    await putReaders(other.db, 3);
    const before = await readersIn(other.db);
    for (const given of [
      { file, ...neither },
      { file: sealed(), ...without },
    ]) {
      expect((await restoreBackup(other, { force: true, ...given })).readers).toEqual({ kept: false, counts });
      expect(await readersIn(other.db)).toEqual(before);
    }
    await other.close();
  }, 60_000);

  it.each([
    ['no choice', neither, 'readers-sealed'],
    ['another key', { ...neither, readersIdentity: 'other' }, 'wrong-key'],
    ['a public key', { ...neither, readersIdentity: 'public' }, 'bad-key'],
    ['no key', { ...neither, readersIdentity: 'szia' }, 'bad-key'],
  ])('are not restored with %s', async (_, given, kind) => {
    const keys: Record<string, string> = {
      other: generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      public: readersKey,
    };
    const choice = { ...given, readersIdentity: keys[given.readersIdentity ?? ''] ?? given.readersIdentity };
    await expect(restoreBackup(newsroom, { file: sealed(), force: true, ...choice })).rejects.toMatchObject({ kind });
    await expect(verifyBackup({ file: sealed(), ...choice })).rejects.toMatchObject({ kind });
  });

  it('are not promised by a backup that has none', async () => {
    await expect(restoreBackup(newsroom, { file: fileIn('b.gz'), force: true, ...opened() })).rejects.toMatchObject({
      kind: 'no-readers-part',
    });
  });

  it('are encrypted with only a public key', async () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();
    for (const key of [readersIdentity, other, 'szia'])
      await expect(writeBackup(newsroom, { file: fileIn('c.gz'), readersKey: key })).rejects.toMatchObject({
        kind: 'bad-key',
      });
  });

  const isSealed = (line: string) => line.startsWith('{"sealed"');
  const withSealed = (change: (sealed: readonly string[]) => readonly string[]) => (lines: readonly string[]) => {
    const at = lines.findIndex(isSealed);
    return [
      ...lines.slice(0, at),
      ...change(lines.filter(isSealed)),
      ...lines.slice(at).filter((line) => !isSealed(line)),
    ];
  };
  it.each<[string, (lines: readonly string[]) => readonly string[]]>([
    ['without their end', withSealed((all) => all.slice(0, -1))],
    [
      'with another end',
      withSealed((all) => [...all.slice(0, -2), all.at(-2)!.replace('"last":false', '"last":true')]),
    ],
    ['in another order', withSealed(([one, two, ...rest]) => [two!, one!, ...rest])],
    ['without a chunk', withSealed(([, ...rest]) => rest)],
    ['with a chunk twice', withSealed(([one, ...rest]) => [one!, one!, ...rest])],
    [
      'with a changed chunk',
      withSealed(([one, ...rest]) => [one!.replace(/[AB]/, (x) => (x === 'A' ? 'B' : 'A')), ...rest]),
    ],
    ['of no chunk', (lines) => lines.filter((line) => !isSealed(line) && !line.startsWith('{"enc"'))],
    ['beside another head', ([head, ...rest]) => [head!.replace('"madeAt":1', '"madeAt":2'), ...rest]],
    [
      'with a table that no backup holds',
      (lines) => {
        const row = '{"key":"x","whole_at":1}';
        const tally = createTally();
        tally.add(row);
        const { end } = JSON.parse(lines.at(-1)!);
        return [
          ...lines.slice(0, -1),
          '{"table":"staff_tries","columns":["key","whole_at"]}',
          `{"row":${row}}`,
          JSON.stringify({ total: tally.total() }),
          JSON.stringify({ end: { ...end, tables: end.tables + 1, rows: end.rows + 1 } }),
        ];
      },
    ],
  ])('%s change nothing', async (_, damage) => {
    const lines = await linesOf(sealed());
    const bad = damage(lines);
    expect(bad).not.toEqual(lines);
    await writeFile(fileIn('rossz.gz'), gzipSync(bad.join('\n')));
    const before = await readersIn(newsroom.db);
    const order = { file: fileIn('rossz.gz'), force: true, ...opened() };
    await expect(restoreBackup(newsroom, order)).rejects.toMatchObject({ kind: 'broken-backup' });
    expect(await readersIn(newsroom.db)).toEqual(before);
  });

  it.each<[string, (lines: readonly string[]) => readonly string[]]>([
    [
      'a changed chunk',
      withSealed(([one, ...rest]) => [one!.replace(/[AB]/, (x) => (x === 'A' ? 'B' : 'A')), ...rest]),
    ],
    ['no chunk', (lines) => lines.filter((line) => !isSealed(line) && !line.startsWith('{"enc"'))],
    [
      'a head that names no readers',
      ([head, ...rest]) => [JSON.stringify({ ...JSON.parse(head!), readers: { counts: {}, key: null } }), ...rest],
    ],
  ])('with %s are found by whoever cannot open them', async (_, damage) => {
    const bad = damage(await linesOf(sealed()));
    await writeFile(fileIn('rossz.gz'), gzipSync(bad.join('\n')));
    await expect(verifyBackup({ file: fileIn('rossz.gz'), ...without })).rejects.toMatchObject({
      kind: 'broken-backup',
    });
  });
});

describe('a key pair for backups', () => {
  it('is created once, the private key readable only by its owner', async () => {
    expect(readersIdentity).toContain('BEGIN PRIVATE KEY');
    expect(((await stat(fileIn('kulcs'))).mode & 0o777).toString(8)).toBe('600');
    await expect(createBackupKey({ file: fileIn('kulcs') })).rejects.toMatchObject({ kind: 'not-written' });
    expect(await readFile(fileIn('kulcs'), 'utf8')).toBe(readersIdentity);
  });
});

describe('verifying a backup', () => {
  it('compares the rows and the hash of each table, and touches nothing', async () => {
    await newsroom.put('kesobbi', fileOf({}));
    const { tables, readers } = await verifyBackup({ file: sealed(), ...opened() });
    expect(tables).toEqual(
      expect.arrayContaining([
        { name: 'reader_accounts', rows: 400, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
        { name: 'push_keys', rows: 1, sha256: expect.any(String) },
      ]),
    );
    expect(readers.kept).toBe(true);
    const content = await verifyBackup({ file: sealed(), ...without });
    expect(content.tables.map(({ name }) => name)).not.toContain('reader_accounts');
    expect(await newsroom.db.selectFrom('articles').select('slug').where('slug', '=', 'kesobbi').execute()).toEqual([
      { slug: 'kesobbi' },
    ]);
  }, 60_000);

  it.each([
    [
      'a changed letter',
      (text: string) => text.replace(/"slug":"kiss-anna","name":"K/, '"slug":"kiss-anna","name":"X'),
      'authors: SHA-256',
    ],
    [
      'a lost row',
      (text: string) => text.replace(/^\{"row":\{[^\n]*"slug":"kiss-anna"[^\n]*\n/m, ''),
      /^authors: \d+\/\d+$/,
    ],
    [
      'a lost table',
      (text: string) => text.replace(/^\{"table":"tip_rounds"[^\n]*\n(?:\{"row"[^\n]*\n)*\{"total"[^\n]*\n/m, ''),
      /^(?:tables|rows): /,
    ],
    ['a lost picture', (text: string) => text.replace(/"pictures":0/, '"pictures":1'), 'pictures: 0/1'],
  ])(
    'finds %s',
    async (_, damage, about) => {
      const text = (await linesOf(fileIn('b.gz'))).join('\n');
      expect(damage(text)).not.toBe(text);
      await writeFile(fileIn('rossz.gz'), gzipSync(damage(text)));
      await expect(verifyBackup({ file: fileIn('rossz.gz'), ...neither })).rejects.toMatchObject({
        kind: 'broken-backup',
        about: expect.stringMatching(about),
      });
    },
    60_000,
  );
});

describe('a restore that cannot write a picture', () => {
  it('changes nothing', async () => {
    const lines = await linesOf(fileIn('b.gz'));
    const long = JSON.stringify({ picture: `${'x'.repeat(300)}.jpg`, bytes: '' });
    await writeFile(fileIn('rossz.gz'), gzipSync([...lines.slice(0, -1), long, lines.at(-1)!].join('\n')));
    await expect(restoreBackup(newsroom, { file: fileIn('rossz.gz'), force: true, ...neither })).rejects.toMatchObject({
      kind: 'not-written',
    });
    expect(await newsroom.db.selectFrom('articles').select('slug').where('slug', '=', 'kesobbi').execute()).toEqual([
      { slug: 'kesobbi' },
    ]);
  });
});
