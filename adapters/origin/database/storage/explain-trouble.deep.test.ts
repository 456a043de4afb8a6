import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layEmptyDatabase } from '../../testing/empty-database.ts';
import { migrate } from '../maintenance/migrate.ts';
import { openDatabase } from '../connection/open-database.ts';

let [home, good, folder] = ['', '', ''];
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'trouble-'));
  [good, folder] = [join(home, 'good'), join(home, 'unfinished')];
  await layEmptyDatabase(good);
}, 60_000);
afterAll(() => rm(home, { recursive: true, force: true }));
const pg = (...names: readonly string[]): string => join(folder, 'pg', ...names);

describe('a database folder that cannot be opened', () => {
  it('is recreated only after an interrupted first start', async () => {
    await cp(good, folder, { recursive: true });
    await rm(pg('base', '1'), { recursive: true });
    await rm(pg('PG_VERSION'));
    await writeFile(join(folder, 'pg.unfinished'), '');
    const opened = await openDatabase({ dataDir: folder });
    await migrate(opened.db);
    await opened.close();
    expect(await readdir(folder)).toEqual(['pg']);
    await writeFile(pg('PG_VERSION'), '15\n');
    await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject({ kind: 'other-version' });
  }, 60_000);
});
