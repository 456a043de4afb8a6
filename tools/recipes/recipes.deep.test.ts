import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { field } from './field.ts';
import { page } from './page.ts';
import { applySteps } from './recipe.ts';
import { redirect } from './redirect.ts';
import { site } from './site.ts';

const root = resolve(import.meta.dirname, '../..');
const recipes = [redirect, page, field, site];
const copy = mkdtempSync(join(tmpdir(), 'recipes-'));
vi.setConfig({ testTimeout: 240_000 });

beforeAll(() => {
  for (const name of readdirSync(root).filter(
    (one) => !['node_modules', 'dist', 'reports', 'test-results', '.data', '.git'].includes(one),
  )) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/\.(html|mp3|ttf|woff2|png|jpg)$/.test(basename(path)),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { steps, forTests } of recipes) applySteps(copy, [...steps, ...forTests]);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (...words: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: copy,
    // The copy runs the fast tier.
    env: { ...process.env, TIER: '' },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? '' : stdout + stderr;
};

describe('a tree after all recipes of README', () => {
  it('compiles, and fails to compile with an unbound port', () => {
    const unbound = join(copy, 'config/unbound.ts');
    const whole = readFileSync(join(copy, 'config/wiring/composition.ts'), 'utf8');
    const binding = /^ {4}passes: \(.*\n/m;
    expect(whole).toMatch(binding);
    writeFileSync(unbound, whole.replace(binding, ''));
    // One checker is enough here: four share nothing and take half as long again. No build info, because node_modules
    // belongs to this tree.
    const alone = ['--checkers', '1', '--incremental', 'false', '--tsBuildInfoFile', 'null'];
    const faults = run('node_modules/typescript/bin/tsc', '--pretty', 'false', '-p', '.', ...alone)
      .split('\n')
      .filter((line) => /^\S/.test(line));
    rmSync(unbound);
    expect(faults.filter((line) => !line.startsWith('config/unbound.ts('))).toEqual([]);
    expect(faults).toContainEqual(expect.stringContaining("Property 'passes' is missing"));
  });

  it('is as clean as before', () => {
    const touched = recipes.flatMap(({ steps, forTests }) => [...steps, ...forTests].map(({ file }) => file));
    const sources = [...new Set(touched)].filter((file) => /\.[cm]?[jt]sx?$/.test(file));
    expect(sources.length).toBeGreaterThan(10);
    expect(run('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...sources)).toBe('');
  });

  it('keeps to the boundaries', () => {
    expect(
      run(
        'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
        '--config',
        'tools/lint/boundaries.cjs',
        '--preserve-symlinks',
        '--output-type',
        'err',
        'core',
        'adapters',
        'ui',
        'cli',
        'config',
      ),
    ).toBe('');
  });

  it('redirects the example, opens the page on every site, serves the new site, and shows the new field', () => {
    expect(run('tools/draw-icons.mjs')).toBe('');
    expect(
      run(
        'node_modules/vitest/vitest.mjs',
        'run',
        'config/settings/redirects.test.ts',
        'config/settings/sites.test.ts',
        'ui/screens/screens.test.tsx',
        'core/pages/pages.test.ts',
        'tools/whole-product/contracts/every-card.test.ts',
        'adapters/origin/database/schema/article-fields.test.ts',
        'adapters/origin/main-api/told-fields.test.ts',
      ),
    ).toBe('');
  });

  it('names the missing parts of a page', () => {
    expect(run('tools/structure/check-pages.ts')).toBe('');
    const [screen, register, card] = [
      'ui/screens/titles.screen.tsx',
      'core/pages/pages.ts',
      'core/pages/titles/card.ts',
    ].map((file) => join(copy, file)) as [string, string, string];
    const written = readFileSync(card, 'utf8');
    writeFileSync(card, written.replace("['/cimek']", '[]'));
    expect(run('tools/structure/check-pages.ts')).toContain('The page titles has no example');
    writeFileSync(card, written);
    rmSync(screen);
    expect(run('tools/structure/check-pages.ts')).toContain('write ui/screens/titles.screen.tsx');
    applySteps(
      copy,
      page.steps.filter(({ file }) => file.endsWith('.screen.tsx')),
    );
    cpSync(join(root, 'core/pages/pages.ts'), register);
    expect(run('tools/structure/check-pages.ts')).toContain('register it in core/pages/pages.ts');
  });
});
