import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../../testing/on-postgres.fake.ts';
import { openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { rowsOf } from './read-test-backup.fake.ts';
import { putReaders, readersIn } from './readers.fake.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const { publicKey, privateKey } = generateKeyPairSync('x25519');
const readersKey = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const readersIdentity = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const opened = { readersIdentity, withoutReaders: false };

describeOnPostgres((databaseUrl) => {
  let newsroom: TestNewsroom;
  beforeAll(async () => {
    newsroom = await openTestNewsroom();
    await putReaders(newsroom.db, 50);
  }, 60_000);
  afterAll(() => newsroom.close());

  it('moves a newsroom with its readers to PostgreSQL and back without a loss', async () => {
    const fileIn = (name: string) => `${newsroom.dataDir}/${name}`;
    const clearRowsOf = async (name: string) =>
      (await rowsOf(fileIn(name))).filter((line) => !/^\{"(?:enc|sealed|end)"/.test(line));
    const backUp = (from: TestNewsroom, name: string) => writeBackup(from, { file: fileIn(name), readersKey });
    const before = await readersIn(newsroom.db);
    await backUp(newsroom, 'a.gz');
    const other = await openTestNewsroom({ databaseUrl: databaseUrl() }, { sites: newsroom.sites });
    await restoreBackup(other, { file: fileIn('a.gz'), force: false, ...opened });
    expect(await readersIn(other.db)).toEqual(before);
    await backUp(other, 'pg.gz');
    expect(await clearRowsOf('pg.gz')).toEqual(await clearRowsOf('a.gz'));
    expect((await verifyBackup({ file: fileIn('pg.gz'), ...opened })).tables).toEqual(
      (await verifyBackup({ file: fileIn('a.gz'), ...opened })).tables,
    );
    await restoreBackup(newsroom, { file: fileIn('pg.gz'), force: true, ...opened });
    expect(await readersIn(newsroom.db)).toEqual(before);
    await backUp(newsroom, 'back.gz');
    expect(await clearRowsOf('back.gz')).toEqual(await clearRowsOf('a.gz'));
    await other.close();
  }, 120_000);
});
