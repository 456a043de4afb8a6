import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAddresses, writeAddresses } from './address-file.ts';
import { knownAddresses, nothingKnown } from './known-addresses.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'addresses-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const known = knownAddresses(
  { epoch: 'e', number: 4, at: 9 },
  { articles: [['/hír\n', '/a/hir']], lists: [['/tag/x', '/cimke/x']], shapes: [['/{y:digits}', '/archivum']] },
);
const file = () => join(dataDir, 'old-addresses-main.map');

describe('the file of old addresses', () => {
  it('holds what was known, for each domain', async () => {
    await writeAddresses(dataDir, 'main', known);
    const { map, ...read } = await readAddresses(dataDir, 'main');
    expect({ ...read, entries: [...map.entries()] }).toEqual({
      epoch: 'e',
      number: 4,
      at: 9,
      shapes: [['/{y:digits}', '/archivum']],
      entries: [...known.map.entries()],
    });
    expect(await readAddresses(dataDir, 'sister')).toBe(nothingKnown);
  });

  it.each([
    ['cut', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('z')])],
    ['without a head', (bytes: Buffer) => bytes.subarray(5)],
    ['empty', () => Buffer.alloc(0)],
  ])('holds nothing when it is %s', async (_, damage) => {
    await writeAddresses(dataDir, 'main', known);
    await writeFile(file(), damage(await readFile(file())));
    expect(await readAddresses(dataDir, 'main')).toBe(nothingKnown);
  });
});
