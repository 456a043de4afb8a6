import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultsOfDataFolder, ownDataFolder } from './own-data-folder.ts';

let home = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'own-folder-'));
  await writeFile(join(home, 'file'), '');
});
afterEach(() => rm(home, { recursive: true, force: true }));

const log = { info: () => undefined, warn: () => undefined };
const own = (dataDir: string, MAIN_API_URL?: string) =>
  ownDataFolder({ DATA_DIR: join(home, dataDir), MAIN_API_URL }, log);

describe('the data folder of a start', () => {
  it('is created only for its owner, at any depth', async () => {
    await own('one/two/three');
    for (const folder of ['one', 'one/two', 'one/two/three'])
      expect((await stat(join(home, folder))).mode & 0o777).toBe(0o700);
    await own('one/two/three');
  });

  it('cannot be a file, lie below one, or be new where no folder can be: one line says so, and why', async () => {
    for (const dataDir of ['file', 'file/below', 'file/far/below'])
      await expect(own(dataDir)).rejects.toThrow(
        `DATA_DIR is wrong: cannot create the folder ${join(home, dataDir)}, because it or a part of its path is a file (ENOTDIR). Set it to another folder`,
      );
    await expect(own('x'.repeat(300))).rejects.toThrow(
      /^DATA_DIR is wrong: .*\(ENAMETOOLONG\)\. Set it to another folder$/,
    );
  });

  it('is checked without creating it, to report its fault with others', async () => {
    const faults = (dataDir: string, MAIN_API_URL?: string) =>
      faultsOfDataFolder({ DATA_DIR: join(home, dataDir), MAIN_API_URL });
    expect(await faults('file/far/below')).toEqual([
      `DATA_DIR is wrong: cannot create the folder ${join(home, 'file/far/below')}, because it or a part of its path is a file (ENOTDIR). Set it to another folder`,
    ]);
    expect(await faults('x'.repeat(300))).toHaveLength(1);
    expect(await faults('new/one')).toEqual([]);
    expect(await faults('file', 'https://api.example')).toEqual([]);
    expect(await faultsOfDataFolder({})).toEqual([]);
    await expect(stat(join(home, 'new'))).rejects.toThrow('ENOENT');
  });

  it('is not needed where the main API is elsewhere', async () => {
    await own('file/below', 'https://api.example');
  });
});
