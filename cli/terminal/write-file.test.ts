import { chmod, lstat, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isWritable, written } from './write-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

const breaking = function* (): Generator<string> {
  yield 'half of it';
  throw new Error('full');
};

describe('a file that a command writes', () => {
  it('keeps its earlier content where the new one breaks off, and leaves no draft', async () => {
    const file = join(folder, 'report.html');
    await writeFile(file, 'yesterday');
    expect([await written(file, breaking()), await readFile(file, 'utf8')]).toEqual([false, 'yesterday']);
    expect([await written(join(folder, 'new'), breaking()), await readdir(folder)]).toEqual([false, ['report.html']]);
    expect([await written(file, ['to', 'day']), await readFile(file, 'utf8')]).toEqual([true, 'today']);
    expect(await readdir(folder)).toEqual(['report.html']);
  });

  it('is written beside the draft of a process that was killed and had the same id', async () => {
    const file = join(folder, 'report.html');
    await writeFile(`${file}.${process.pid}.part`, 'half');
    expect([await written(file, 'whole'), await readFile(file, 'utf8')]).toEqual([true, 'whole']);
  });

  it('stays what it was: its permissions, and a link to it', async () => {
    const [file, link] = [join(folder, 'rules.json'), join(folder, 'link')];
    await writeFile(file, 'a');
    await chmod(file, 0o664);
    await symlink('rules.json', link);
    expect(await written(link, 'b')).toBe(true);
    expect([await readFile(file, 'utf8'), (await stat(file)).mode & 0o777]).toEqual(['b', 0o664]);
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
  });

  it('may be a device', async () => {
    expect([await isWritable('/dev/null'), await written('/dev/null', 'a')]).toEqual([true, true]);
  });

  it('is found to be unwritable without a trace', async () => {
    expect(await isWritable(join(folder, 'new'))).toBe(true);
    for (const path of [folder, join(folder, 'no/such')])
      expect([await isWritable(path), await written(path, 'a')]).toEqual([false, false]);
    expect(await readdir(folder)).toEqual([]);
  });
});
