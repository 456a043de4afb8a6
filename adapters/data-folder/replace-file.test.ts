import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { replaceFile } from './replace-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'replaced-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('leaves no draft behind, whether a file could be replaced or not', async () => {
  await replaceFile(join(folder, 'a'), 'one');
  await replaceFile(join(folder, 'a'), 'two');
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('two');
  mkdirSync(join(folder, 'b'));
  await expect(replaceFile(join(folder, 'b'), 'text')).rejects.toThrow();
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'b']);
});
