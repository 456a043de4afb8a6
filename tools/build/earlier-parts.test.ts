import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { forgetPartsBefore } from './earlier-parts.mjs';

it('of earlier builds the last one’s parts stay, for a server that runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parts-'));
  for (const [at, name] of ['older.js', 'last.js', 'new.js'].entries()) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), 1_000 * (at + 1), 1_000 * (at + 1));
  }
  forgetPartsBefore(folder, 2_000_000);
  expect((await readdir(folder)).toSorted()).toEqual(['last.js', 'new.js']);
  forgetPartsBefore(join(folder, 'missing'), 2_000_000);
  await rm(folder, { recursive: true });
});
