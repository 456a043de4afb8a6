import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../../testing/on-postgres.fake.ts';
import { openTestNewsroom, type TestNewsroom } from '../testing-newsroom.fake.ts';
import { rowsOf } from './read-test-backup.fake.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

describeOnPostgres((databaseUrl) => {
  let newsroom: TestNewsroom;
  beforeAll(async () => {
    newsroom = await openTestNewsroom();
  }, 60_000);
  afterAll(() => newsroom.close());

  it('moves a newsroom to PostgreSQL and back without a loss', async () => {
    const fileIn = (name: string) => `${newsroom.dataDir}/${name}`;
    await writeBackup(newsroom, { file: fileIn('a.gz') });
    const other = await openTestNewsroom({ databaseUrl: databaseUrl() }, { sites: newsroom.sites });
    await restoreBackup(other, { file: fileIn('a.gz'), force: false });
    await writeBackup(other, { file: fileIn('pg.gz') });
    expect(await rowsOf(fileIn('pg.gz'))).toEqual(await rowsOf(fileIn('a.gz')));
    await restoreBackup(newsroom, { file: fileIn('pg.gz'), force: true });
    await writeBackup(newsroom, { file: fileIn('back.gz') });
    expect(await rowsOf(fileIn('back.gz'))).toEqual(await rowsOf(fileIn('a.gz')));
    await other.close();
  }, 120_000);
});
