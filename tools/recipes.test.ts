import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { field } from './recipes/field.ts';
import { page } from './recipes/page.ts';
import { carryOut, type Recipe } from './recipes/recipe.ts';
import { redirect } from './recipes/redirect.ts';

const root = resolve(import.meta.dirname, '..');
const recipes = [redirect, page, field];
const copy = mkdtempSync(join(tmpdir(), 'recipes-'));
/** Types and dependencies of a whole tree take as long as the machine is busy. */
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
  for (const { steps, forTests } of recipes) carryOut(copy, [...steps, ...forTests]);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (...words: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? '' : stdout + stderr;
};

/** The files and folders that README names where it says how to add something; `<route>` stands for any name. */
const placesOf = (what: string): readonly RegExp[] => {
  const line =
    readFileSync(join(root, 'README.md'), 'utf8')
      .split('\n')
      .find((one) => one.startsWith(`- **${what}**: `)) ?? '';
  return [...line.matchAll(/`([\w-]+\/[^`]*)`/g)].map(
    ([, place = '']) =>
      new RegExp(`^${place.replaceAll('.', '\\.').replace(/<\w+>/g, '[\\w-]+')}${place.endsWith('/') ? '.+' : '$'}`),
  );
};

const filesOf = ({ steps }: Recipe): readonly string[] => steps.map(({ file }) => file);

describe.each(recipes)('README, of $what', (recipe) => {
  it('touches no more files than it may, and names each', () => {
    const files = filesOf(recipe);
    expect(files.length).toBeLessThanOrEqual(recipe.most);
    expect(new Set(files).size).toBe(files.length);
    const places = placesOf(recipe.what);
    expect(files.filter((file) => !places.some((place) => place.test(file)))).toEqual([]);
  });
});

describe('a tree in which the recipes of README were carried out', () => {
  it('compiles', () => {
    expect(run('node_modules/typescript/bin/tsc', '-p', '.')).toBe('');
  });

  it('is as clean as before', () => {
    expect(
      run('node_modules/oxlint/bin/oxlint', '--deny-warnings', 'core', 'adapters', 'ui', 'cli', 'config', 'tools'),
    ).toBe('');
  });

  it('keeps to the boundaries', () => {
    expect(
      run(
        'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
        '--config',
        'config/boundaries.cjs',
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

  it('takes the redirect’s example where it says, and shows the page', () => {
    expect(
      run(
        'node_modules/vitest/vitest.mjs',
        'run',
        'config/redirects.test.ts',
        'ui/screens/screens.test.tsx',
        'core/pages/pages.test.ts',
      ),
    ).toBe('');
  });

  it('names what a page lacks', () => {
    expect(run('tools/check-pages.ts')).toBe('');
    const [screen, register] = [join(copy, 'ui/screens/titles.screen.tsx'), join(copy, 'core/pages/pages.ts')];
    rmSync(screen);
    expect(run('tools/check-pages.ts')).toContain('write ui/screens/titles.screen.tsx');
    carryOut(
      copy,
      page.steps.filter(({ file }) => file.endsWith('.screen.tsx')),
    );
    cpSync(join(root, 'core/pages/pages.ts'), register);
    expect(run('tools/check-pages.ts')).toContain('register it in core/pages/pages.ts');
  });
});
