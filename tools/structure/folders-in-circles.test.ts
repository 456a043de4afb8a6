import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { crowdedFolders, foldersInCircles, orderedParts } from './folders-in-circles.ts';

const root = mkdtempSync(join(tmpdir(), 'folders-'));
afterAll(() => rmSync(root, { recursive: true }));
const put = (file: string, text = 'export type P = string;\n'): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

describe('folders in circles', () => {
  it.each([
    ['two subjects', 'core', 'core/sport/a.ts', 'core/readers/b.ts'],
    ['two nouns of a subject', 'core/media', 'core/media/pip/a.ts', 'core/media/images/b.ts'],
    ['a folder and the files beside it', 'ui/frame', 'ui/frame/errors/a.ts', 'ui/frame/b.ts'],
  ])('counts %s that import each other by type', (_, part, one, other) => {
    put(one, `import type { P } from '#${other}';\nexport type Q = P;\n`);
    put(other);
    expect(foldersInCircles(root, part)).toBe(0);
    put(other, `import type { Q } from '#${one}';\nexport type P = Q;\n`);
    expect(foldersInCircles(root, part)).toBe(2);
    expect(orderedParts(root)).toContain(part);
  });
});

describe('crowded folders', () => {
  it('are those of more than 30 entries, tests and data aside', () => {
    for (let n = 0; n < 31; n += 1) {
      put(`adapters/web/many/${n}.ts`);
      put(`adapters/web/tested/${n}.test.ts`);
      put(`adapters/origin/database/migrations/${n}.ts`);
      if (n < 30) put(`adapters/web/full/${n}.ts`);
    }
    expect(crowdedFolders(root)).toEqual(['adapters/web/many 31']);
  });
});
