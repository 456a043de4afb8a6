import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeWhole } from './upload-file.ts';

it('a file that cannot be replaced leaves no draft', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upload-file-'));
  await mkdir(join(folder, 'taken'));
  await expect(writeWhole(folder, 'taken', Buffer.from('a'))).rejects.toThrow('EISDIR');
  expect(await readdir(folder)).toEqual(['taken']);
  await rm(folder, { recursive: true });
});
