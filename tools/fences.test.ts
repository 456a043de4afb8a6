import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { hungarianPlaces, isHungarian } from '../config/hungarian-places.js';

const { order } = createRequire(import.meta.url)('../config/folder-order.cjs') as {
  readonly order: Readonly<Record<string, readonly string[]>>;
};
const root = resolve(import.meta.dirname, '..');
const top = ['core', 'adapters', 'ui', 'cli', 'config'];
/** Reading the whole tree takes as long as the machine is busy. */
vi.setConfig({ testTimeout: 180_000 });
const yard = mkdtempSync(join(tmpdir(), 'fences-'));
afterAll(() => rmSync(yard, { recursive: true, force: true }));

const cruise = (cwd: string, folders: readonly string[]) => {
  const words = [
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    'config/boundaries.cjs',
    '--output-type',
    'json',
    ...folders,
  ];
  const { stdout } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return JSON.parse(stdout) as {
    modules: { source: string }[];
    summary: { violations: { from: string; to: string; rule: { name: string } }[] };
  };
};

/** A small house with the real fences around it and one break in them. */
const houseWith = (file: string, text: string, besides: readonly (readonly [string, string])[] = []): string => {
  const house = mkdtempSync(join(yard, 'house-'));
  for (const name of [
    'package.json',
    'tsconfig.json',
    '.oxlintrc.json',
    'core/tsconfig.json',
    'ui/tsconfig.json',
    'config/boundaries.cjs',
    'config/folder-order.cjs',
    'config/lint-rules.js',
    'config/hungarian-places.js',
  ]) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    cpSync(join(root, name), join(house, name));
  }
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const [name, content] of [
    ['core/a.ts', 'export const a = 1;\n'],
    ['adapters/web/w.ts', 'export const w = 1;\n'],
    ...besides,
    [file, text],
  ] as const) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    writeFileSync(join(house, name), content);
  }
  return house;
};

describe('the dependency rules', () => {
  it('hold in this tree, and looked at every source file of it', () => {
    const { modules, summary } = cruise(root, top);
    const seen = new Set(modules.map(({ source }) => source));
    const files = top
      .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
      .filter((file) => !file.endsWith('.d.ts'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !seen.has(file))).toEqual([]);
    expect(summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  it.each([
    ['zod in the core', 'core/b.ts', `import { z } from 'zod';\nexport const b = z.string();\n`],
    ['Node in the core', 'core/b.ts', `import { readFileSync } from 'node:fs';\nexport const b = readFileSync;\n`],
    ['an adapter in the core', 'core/b.ts', `import { w } from '#adapters/web/w.ts';\nexport const b = w;\n`],
    ['the core in the origin', 'adapters/origin/b.ts', `import { a } from '#core/a.ts';\nexport const b = a;\n`],
    ['an adapter in the interface', 'ui/b.ts', `import { w } from '#adapters/web/w.ts';\nexport const b = w;\n`],
    [
      'inversify outside config',
      'adapters/web/b.ts',
      `import { Container } from 'inversify';\nexport const b = Container;\n`,
    ],
  ])('forbid %s', (_, file, text) => {
    const { summary } = cruise(houseWith(file, text), ['core', 'adapters', ...(file.startsWith('ui') ? ['ui'] : [])]);
    expect(summary.violations.filter(({ from, rule }) => from === file && rule.name !== 'no-orphans')).not.toEqual([]);
  });
});

describe('the order of the folders', () => {
  it('has only folders that are there, each once', () => {
    for (const [part, names] of Object.entries(order)) {
      expect(names).toEqual([...new Set(names)]);
      expect(names.filter((name) => globSync(`${part}/${name}/*`, { cwd: root }).length === 0)).toEqual([]);
    }
  });

  it.each([
    ['a folder that turns back', 'folders-in-order', 'core/json/b.ts', 'core/pages/p.ts'],
    ['a type that turns back', 'folders-in-order', 'ui/times/b.ts', 'ui/lists/p.ts'],
    [
      'a folder that turns back to the files beside the folders',
      'folders-in-order',
      'adapters/origin/desk/b.ts',
      'adapters/origin/p.ts',
    ],
    [
      'a folder of an adapter that turns back',
      'folders-in-order',
      'adapters/origin/database/b.ts',
      'adapters/origin/desk/deep/p.ts',
    ],
    ['an adapter that turns back', 'folders-in-order', 'adapters/http/b.ts', 'adapters/main-api/p.ts'],
    [
      'a folder below another that turns back',
      'folders-in-order',
      'core/addresses/paths/b.ts',
      'core/addresses/routes/p.ts',
    ],
    ['a folder without a place', 'folder-without-a-place', 'ui/somewhere/b.ts', 'ui/lists/p.ts'],
  ])('forbids %s, and names the two files', (_, name, from, to) => {
    const text = `import type { P } from '${relative(dirname(from), to).replace(/^(?!\.)/, './')}';\nexport const b = (p: P): P => p;\n`;
    const { summary } = cruise(houseWith(from, text, [[to, 'export type P = string;\n']]), [
      'core',
      'adapters',
      ...(/^(ui|cli)/.exec(from) ?? []).slice(1),
    ]);
    expect(
      summary.violations
        .filter(({ rule }) => rule.name.startsWith('folder'))
        .map(({ from, to, rule }) => ({ from, to, name: rule.name })),
    ).toEqual([{ from, to, name }]);
  });
});

describe('the types of the core', () => {
  it.each([
    ['the window', 'export const b = window.location;\n'],
    ['the process', 'export const b = process.env;\n'],
    ['fetch', `export const b = fetch('/');\n`],
    ['URL', `export const b = new URL('http://x');\n`],
  ])('know nothing of %s', (_, text) => {
    const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'core'], {
      cwd: houseWith('core/b.ts', text),
      encoding: 'utf8',
    });
    expect(status).not.toBe(0);
    expect(stdout).toContain('core/b.ts');
  });
});

describe('the core', () => {
  it('asks no clock of its own', () => {
    const asking = globSync('core/**/*.ts', { cwd: root }).filter((file) =>
      /new Date\(\s*\)|Temporal\.Now/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(asking).toEqual([]);
  });
});

const lint = (file: string, text: string, besides: readonly (readonly [string, string])[] = []) =>
  spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix', file, ...besides.map(([name]) => name)], {
    cwd: houseWith(file, text, besides),
    encoding: 'utf8',
  });

describe('the lint', () => {
  it.each([
    ['the time of day in the core', 'core/b.ts', 'export const b = (): number => Date.now();\n'],
    ['chance in the core', 'core/b.ts', 'export const b = (): number => Math.random();\n'],
    ['throw in the core', 'core/b.ts', "export const b = (): never => {\n  throw new Error('b');\n};\n"],
    [
      'try in the core',
      'core/b.ts',
      'export const b = (f: () => number): number => {\n  try { return f(); } finally { f(); }\n};\n',
    ],
    ['a default export', 'adapters/web/b.ts', 'export default 1;\n'],
    ['raw HTML', 'ui/b.tsx', 'export const B = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;\n'],
  ])('forbids %s', (_, file, text) => {
    expect(lint(file, text).status).not.toBe(0);
  });

  it('lets adapters catch, and tests throw', () => {
    expect(
      lint(
        'adapters/web/b.ts',
        'export const b = (f: () => number): number => {\n  try { return f(); } catch { return 0; }\n};\n',
      ),
    ).toMatchObject({ status: 0 });
    expect(lint('core/b.test.ts', "export const b = (): never => {\n  throw new Error('b');\n};\n")).toMatchObject({
      status: 0,
    });
  });
});

describe('Hungarian', () => {
  const string = "export const a = 1;\nexport const b = 'Megérkezett';\n";
  const texts = [
    ['string.ts', string],
    ['template.ts', 'export const a = 1;\nexport const b = (n: number): string => `${n} üzenet`;\n'],
    ['shown.tsx', 'export const B = () =>\n  <p>Főcím</p>;\n'],
  ] as const;

  it('is refused wherever else it stands, and its file and line are named', () => {
    const files = [
      'core/lists',
      'core/lists/deep/hu.ts',
      'ui/lists',
      'cli/report',
      'adapters/web',
      'adapters/origin/desk',
    ].flatMap((folder) => texts.map(([name, text]) => [`${folder}/${name}`, text] as const));
    const { status, stdout } = lint('core/b.ts', string, files);
    expect(status).not.toBe(0);
    const named = [...stdout.matchAll(/^(\S+):(\d+):\d+:.*hungarian-in-its-place/gm)].map(
      ([, file, line]) => `${file}:${line}`,
    );
    expect(named.toSorted()).toEqual(['core/b.ts:2', ...files.map(([file]) => `${file}:2`)].toSorted());
  });

  it('may stand in messages, in what rules speak, in the configuration and in tests', () => {
    const files = [
      'ui/messages/b.ts',
      'cli/messages/b.ts',
      'core/wording/b.ts',
      'core/lists/hu.ts',
      'config/b.ts',
      'core/lists/b.test.ts',
    ].map((file) => [file, string] as const);
    expect(lint('ui/messages/a.ts', string, files)).toMatchObject({ status: 0 });
  });

  it('stands in every place that the list names', () => {
    const files = top
      .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
      .filter((file) => isHungarian(readFileSync(join(root, file), 'utf8')));
    expect(
      hungarianPlaces.filter(([place]) => !files.some((file) => place.test(file))).map(([place]) => place.source),
    ).toEqual([]);
  });
});
