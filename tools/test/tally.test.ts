import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tally-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tests = {
  'hooks.test.mjs': `
    import { afterAll, beforeAll, describe, it } from 'vitest';
    describe('a port', () => {
      beforeAll(() => { throw new Error('is taken\\nby another'); });
      it('is never asked', () => undefined);
    });
    describe('a folder', () => {
      afterAll(() => { throw { code: 1 }; });
      it('is made', () => undefined);
    });`,
  'tests.test.mjs': `
    import { expect, it } from 'vitest';
    it('passes', () => undefined);
    it('fails', () => expect(1).toBe(2));
    it.skip('is left out', () => undefined);`,
  'unread.test.mjs': `import './nothing.mjs';`,
};

it('counts tests, names the skipped ones, and gives the reason of each failure of a test, a suite or a file', () => {
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/vitest'), join(folder, 'node_modules/vitest'));
  for (const [name, text] of Object.entries(tests)) writeFileSync(join(folder, name), text);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', `--reporter=${join(root, 'tools/test/tally.ts')}`],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  const { passed, failed, names, skipped } = JSON.parse(readFileSync(join(folder, 'reports/vitest.json'), 'utf8')) as {
    readonly passed: number;
    readonly failed: number;
    readonly names: readonly string[];
    readonly skipped: readonly string[];
  };
  expect([passed, failed]).toEqual([2, 4]);
  expect(skipped).toEqual(['hooks.test.mjs: a port > is never asked', 'tests.test.mjs: is left out']);
  expect(names.toSorted()).toEqual([
    'hooks.test.mjs: a folder: no message',
    'hooks.test.mjs: a port: is taken',
    expect.stringMatching(/^tests\.test\.mjs: fails: expected 1 to be 2/),
    expect.stringMatching(/^unread\.test\.mjs: Cannot find module '\.\/nothing\.mjs'/),
  ]);
});
