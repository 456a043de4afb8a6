import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { layEmptyDatabase } from '../../testing/empty-database.ts';
import { explainTrouble } from './explain-trouble.ts';
import { migrate } from '../maintenance/migrate.ts';
import { openDatabase } from '../connection/open-database.ts';
import { DatabaseTrouble } from './trouble.ts';

let [home, good, folder] = ['', '', ''];
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'trouble-'));
  good = join(home, 'good');
  await layEmptyDatabase(good);
}, 60_000);
afterAll(() => rm(home, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(home, 'one-'));
});

const openingOf = async (dataDir = folder): Promise<DatabaseTrouble> => {
  const opened = await openDatabase({ dataDir }).catch((cause: unknown) => cause);
  if (opened instanceof DatabaseTrouble) return opened;
  await (opened as Awaited<ReturnType<typeof openDatabase>>).close();
  throw new Error('it opened');
};
const pg = (...names: readonly string[]): string => join(folder, 'pg', ...names);

describe('a database folder that cannot be opened', () => {
  it.each<readonly [string, string, RegExp, () => Promise<unknown>]>([
    [
      'whose files are damaged',
      'damaged',
      /database in .*pg is damaged.*restore/,
      async () => {
        await cp(good, folder, { recursive: true });
        await writeFile(pg('global', 'pg_control'), '');
      },
    ],
    [
      'of another PostgreSQL',
      'other-version',
      /holds a database of another PostgreSQL version than 18/,
      async () => {
        await cp(good, folder, { recursive: true });
        await writeFile(pg('PG_VERSION'), '15\n');
      },
    ],
    ['that is a file', 'not-a-folder', /is a file: move that file away/, () => writeFile(pg(), '')],
  ])(
    '%s is told by its name, with the cure',
    async (_, kind, words, spoil) => {
      await spoil();
      const trouble = await openingOf();
      expect([trouble.kind, trouble.message]).toEqual([kind, expect.stringMatching(words)]);
      expect(trouble.message).toContain(folder);
      expect(await readdir(folder)).not.toContain('origin.lock');
    },
    60_000,
  );

  it.each<readonly [string, string, RegExp]>([
    ['ENOSPC', 'disk-full', /disk that holds the data folder .* is full/],
    ['EDQUOT', 'disk-full', /full/],
    ['53100', 'disk-full', /full/],
    ['EROFS', 'read-only', /read-only file system/],
    [
      'EACCES',
      'wrong-owner',
      /is not writable for this process \(its owner is user \d+, this process runs as user \d+\)/,
    ],
  ])('for %s says %s', async (code, kind, words) => {
    const trouble = await explainTrouble({ dataDir: folder }, Object.assign(new Error('x'), { code }));
    expect([trouble.kind, trouble.message]).toEqual([kind, expect.stringMatching(words)]);
  });

  it.each([
    'Aborted(). Build with -sASSERTIONS for more info.',
    'PGlite failed to initialize properly',
    'cannot drop active portal ""',
  ])('never passes on %j', async (message) => {
    await mkdir(pg());
    await writeFile(pg('PG_VERSION'), '18\n');
    await mkdir(pg('global'));
    await writeFile(pg('global', 'pg_control'), '');
    const cause = Object.assign(new Error(message), message.includes('portal') ? { code: '24000' } : {});
    const trouble = await explainTrouble({ dataDir: folder }, cause);
    expect([trouble.kind, trouble.message.includes(message), trouble.cause]).toEqual(['damaged', false, cause]);
  });

  it('passes on SQL errors unchanged', async () => {
    const trouble = await explainTrouble(
      { dataDir: folder },
      Object.assign(new Error('relation "x" does not exist'), { code: '42P01' }),
    );
    expect([trouble.kind, trouble.message]).toEqual([
      'unknown',
      expect.stringContaining('relation "x" does not exist'),
    ]);
  });
});

describe('a database server that cannot be used', () => {
  const at = (port: number): string => `postgres://news:CANARY@127.0.0.1:${port}/news`;

  it('is reported with host, port and name when no server listens', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    const { db, close } = await openDatabase({ databaseUrl: at(port) });
    const trouble = await migrate(db).then(
      () => null,
      (cause: unknown) => explainTrouble({ databaseUrl: at(port) }, cause),
    );
    await close();
    expect([trouble?.kind, trouble?.message]).toEqual([
      'refused',
      `PostgreSQL at 127.0.0.1:${port}/news refuses connections: check that it runs and listens there`,
    ]);
  });

  it.each([
    ['28P01', 'denied'],
    ['3D000', 'no-such-database'],
    ['57P03', 'starting'],
    ['53300', 'too-many-connections'],
    ['ENOTFOUND', 'unknown-host'],
    ['ECONNRESET', 'unreachable'],
    ['ETIMEDOUT', 'unreachable'],
    ['57P01', 'unreachable'],
    ['08006', 'unreachable'],
    ['42P01', 'unknown'],
  ])('by %s is %s, and its password stays out of it', async (code, kind) => {
    const trouble = await explainTrouble({ databaseUrl: at(5432) }, Object.assign(new Error('x'), { code }));
    expect([trouble.kind, trouble.message]).toEqual([kind, expect.stringContaining('127.0.0.1:5432/news')]);
    expect(trouble.message).not.toContain('CANARY');
  });
});
