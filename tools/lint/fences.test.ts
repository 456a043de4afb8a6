import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { cruise, printed, root, top } from './run-fences.fake.ts';
import { hungarianPlaces, isHungarian } from './hungarian-places.js';

vi.setConfig({ testTimeout: 180_000 });

type SourceFile = readonly [file: string, text: string];

const tree = mkdtempSync(join(tmpdir(), 'fences-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));
const put = ([file, text]: SourceFile): void => {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
};
for (const file of [
  'package.json',
  'tsconfig.json',
  'knip.json',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'core/tsconfig.json',
  'ui/tsconfig.json',
  'tools/lint/boundaries.cjs',
  'tools/lint/lint-rules.js',
  'tools/lint/hungarian-places.js',
  'tools/lint/private-words.js',
])
  put([file, readFileSync(join(root, file), 'utf8')]);
symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

const imports = (what: string, from: string): string =>
  `import { ${what} } from '${from}';\nexport const b = ${what};\n`;

const crossings: readonly (readonly [what: string, file: string, text: string])[] = [
  ['zod in the core', 'core/json/zod.ts', imports('z', 'zod')],
  ['Node in the core', 'core/json/node.ts', imports('readFileSync', 'node:fs')],
  ['an adapter in the core', 'core/json/adapter.ts', imports('w', '#adapters/web/w.ts')],
  ['the interface in the core', 'core/json/interface.ts', imports('u', '#ui/times/u.ts')],
  ['the core in the origin', 'adapters/origin/database/core.ts', imports('a', '#core/json/a.ts')],
  ['the core in the newsroom contract', 'adapters/newsroom-contract/core.ts', imports('a', '#core/json/a.ts')],
  ['the clock in the newsroom contract', 'adapters/newsroom-contract/clock.ts', imports('t', '#adapters/time/t.ts')],
  ['the newsroom contract in the web', 'adapters/web/contract.ts', imports('n', '#adapters/newsroom-contract/n.ts')],
  ['another adapter in the origin', 'adapters/origin/database/http.ts', imports('h', '#adapters/http/h.ts')],
  ['the web in an adapter of an upstream', 'adapters/main-api/web.ts', imports('w', '#adapters/web/w.ts')],
  ['an adapter in the interface', 'ui/times/adapter.ts', imports('w', '#adapters/web/w.ts')],
  ['Node in the interface', 'ui/times/node.ts', imports('readFileSync', 'node:fs')],
  ['an adapter in the command line', 'cli/report/adapter.ts', imports('w', '#adapters/web/w.ts')],
  ['configuration in the command line', 'cli/report/config.ts', imports('c', '#config/c.ts')],
  ['configuration in an adapter', 'adapters/web/config.ts', imports('c', '#config/c.ts')],
  ['React in an adapter', 'adapters/web/react.ts', imports('createElement', 'react')],
  ['a route outside the endpoint table', 'adapters/web/live/route.ts', imports('Router', 'express')],
  ['inversify outside config', 'adapters/web/inversify.ts', imports('Container', 'inversify')],
  ['a fake in the product', 'config/fake.ts', imports('f', '#core/json/f.fake.ts')],
  ['an import that leads nowhere', 'core/json/nowhere.ts', imports('n', './no-such-file.ts')],
];
const besideCrossings: readonly SourceFile[] = [
  ['core/json/a.ts', 'export const a = 1;\n'],
  ['core/json/f.fake.ts', 'export const f = 1;\n'],
  ['adapters/web/w.ts', 'export const w = 1;\n'],
  ['adapters/http/h.ts', 'export const h = 1;\n'],
  ['adapters/newsroom-contract/n.ts', 'export const n = 1;\n'],
  ['adapters/time/t.ts', 'export const t = 1;\n'],
  ['ui/times/u.ts', 'export const u = 1;\n'],
  ['config/c.ts', 'export const c = 1;\n'],
];

const sample: SourceFile = ['adapters/sample-newspaper/content/p.ts', 'export type P = string;\n'];
const takesTheSample: readonly (readonly [what: string, from: string])[] = [
  ['the newsroom importing it', 'adapters/origin/newsroom/sample.ts'],
  ['the origin importing it', 'adapters/origin/sample.ts'],
  ['a test of the origin importing it', 'adapters/origin/newsroom/sample.test.ts'],
  ['another adapter importing it', 'adapters/web/sample.ts'],
  ['the configuration importing it elsewhere', 'config/elsewhere.ts'],
];
const handsInTheSample = 'config/wiring/sample-newspaper.ts';
const takingTheSample = (from: string): SourceFile => [
  from,
  `import type { P } from '#${sample[0]}';\nexport const b = (p: P): P => p;\n`,
];

const circles: readonly (readonly [SourceFile, SourceFile])[] = [
  [
    ['core/editorial/lists/round.ts', `import { r } from '../search/round.ts';\nexport const l = (): number => r();\n`],
    ['core/editorial/search/round.ts', `import { l } from '../lists/round.ts';\nexport const r = (): number => l();\n`],
  ],
  [
    ['ui/editorial/lists/one.ts', `import { two } from './two.ts';\nexport const one = (): number => two();\n`],
    ['ui/editorial/lists/two.ts', `import { one } from './one.ts';\nexport const two = (): number => one();\n`],
  ],
];
const orphan: SourceFile = ['core/wording/orphan.ts', 'export const b = 1;\n'];

const outsideTypes: readonly (readonly [what: string, file: string, text: string])[] = [
  ['of the core know nothing of the window', 'core/failure/window.ts', 'export const b = window.location;\n'],
  ['of the core know nothing of the process', 'core/failure/process.ts', 'export const b = process.env;\n'],
  ['of the core know nothing of fetch', 'core/failure/fetch.ts', `export const b = fetch('/');\n`],
  ['of the core know nothing of URL', 'core/failure/url.ts', `export const b = new URL('http://x');\n`],
  ['of the interface know nothing of the process', 'ui/messages/process.ts', 'export const b = process.env;\n'],
];

const lints: readonly (readonly [what: string, rule: string, file: string, text: string])[] = [
  [
    'the time of day in the core',
    'no-restricted-properties',
    'core/media/pip/clock.ts',
    'export const b = (): number => Date.now();\n',
  ],
  [
    'chance in the core',
    'no-restricted-properties',
    'core/media/pip/chance.ts',
    'export const b = (): number => Math.random();\n',
  ],
  [
    'throw in the core',
    'no-exceptions',
    'core/media/pip/throw.ts',
    "export const b = (): never => {\n  throw new Error('b');\n};\n",
  ],
  [
    'try in the core',
    'no-exceptions',
    'core/media/pip/try.ts',
    'export const b = (f: () => number): number => {\n  try { return f(); } finally { f(); }\n};\n',
  ],
  ['any', 'no-explicit-any', 'adapters/web/any.ts', 'export const b = (a: any): unknown => a;\n'],
  [
    'a non-null assertion',
    'no-non-null-assertion',
    'adapters/web/bang.ts',
    'export const b = (a: string | null): string => a!;\n',
  ],
  [
    'a timer of its own in an adapter',
    'injected-time',
    'adapters/web/timer.ts',
    'export const b = (f: () => void): unknown => setTimeout(f, 1);\n',
  ],
  [
    'the timers of Node in the configuration',
    'injected-time',
    'config/pause.ts',
    "import { setTimeout as pause } from 'node:timers/promises';\nexport const b = pause;\n",
  ],
  [
    'the time of day in the command line',
    'injected-time',
    'cli/report/clock.ts',
    'export const b = (): Date => new Date();\n',
  ],
  [
    'a clock of its own in an adapter',
    'injected-time',
    'adapters/web/clock.ts',
    'export const b: () => number = Date.now;\n',
  ],
  [
    'a deadline of its own in an adapter',
    'injected-time',
    'adapters/web/deadline.ts',
    'export const b = (): AbortSignal => AbortSignal.timeout(1);\n',
  ],
  [
    'a fixed wait in a browser test',
    'no-waits',
    'tools/browser-tests/wait.spec.ts',
    'export const b = (page: { waitForTimeout(ms: number): unknown }): unknown => page.waitForTimeout(5);\n',
  ],
  [
    'a wait by a timer in a test',
    'no-waits',
    'core/editorial/lists/wait.test.ts',
    'export const b = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 5));\n',
  ],
  [
    'the timers of Node in a test',
    'no-waits',
    'config/wait.test.ts',
    "import { setTimeout as later } from 'node:timers/promises';\nexport const b = later;\n",
  ],
  ['a default export', 'no-default-export', 'adapters/web/default.ts', 'export default 1;\n'],
  [
    'an internal API of React',
    'no-private-api',
    'ui/times/internals.ts',
    `import * as React from 'react';\nexport const b = React['__CLIENT_${'INTER'}${'NALS'}_${'DO_NOT'}_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];\n`,
  ],
  [
    'a file inside a package',
    'no-private-api',
    'ui/times/inside.ts',
    "import { b } from 'react-router/dist/index.js';\nexport const c: unknown = b;\n",
  ],
  ['a limit that is called most', 'standard-names', 'adapters/web/most.ts', 'export const mostBytes = 1;\n'],
  ['a private word', 'standard-names', 'adapters/web/word.ts', 'export const softly = 1;\n'],
  [
    'a file of more than 250 lines',
    'max-lines',
    'adapters/web/long.ts',
    'export const b = 1;\n'.replace('b', 'c') + '// more\n'.repeat(251),
  ],
  [
    'raw HTML',
    'no-danger',
    'ui/times/raw.tsx',
    'export const B = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;\n',
  ],
];
const allowed: readonly SourceFile[] = [
  [
    'adapters/web/catch.ts',
    'export const b = (f: () => number): number => {\n  try { return f(); } catch { return 0; }\n};\n',
  ],
  [
    'core/editorial/lists/deadline.test.ts',
    "export const b = (): Promise<void> => new Promise((_, reject) => void setTimeout(() => reject(new Error('late')), 5));\n",
  ],
  ['adapters/time/clock.ts', 'export const b = (): number => Date.now();\n'],
  ['adapters/web/clock.test.ts', 'export const b = (): number => Date.now();\n'],
  ['adapters/web/date.ts', 'export const b = (ms: number): Date => new Date(ms);\n'],
  ['core/media/pip/throw.test.ts', "export const b = (): never => {\n  throw new Error('b');\n};\n"],
];

const inHungarian = "export const a = 1;\nexport const b = 'Megérkezett';\n";
const misplaced: readonly SourceFile[] = [
  'core/editorial/lists',
  'core/editorial/lists/deep/hu.ts',
  'ui/editorial/lists',
  'cli/report',
  'adapters/web',
  'adapters/origin/newsroom',
].flatMap(
  (folder) =>
    [
      [`${folder}/string.ts`, inHungarian],
      [`${folder}/template.ts`, 'export const a = 1;\nexport const b = (n: number): string => `${n} üzenet`;\n'],
      [`${folder}/shown.tsx`, 'export const B = () =>\n  <p>Főcím</p>;\n'],
    ] as const,
);
const inItsPlace: readonly SourceFile[] = [
  'ui/messages/b.ts',
  'cli/messages/b.ts',
  'core/wording/b.ts',
  'core/editorial/lists/hu.ts',
  'config/b.ts',
  'core/editorial/lists/b.test.ts',
].map((file) => [file, inHungarian]);

const unformatted: SourceFile = ['config/unformatted.ts', 'export const b   =  {a:1}\n'];
const unused: readonly SourceFile[] = [
  ['config/entry-points/server.ts', `import { used } from '../used.ts';\nconsole.log(used);\n`],
  ['config/used.ts', 'export const used = 1;\nexport const deadExport = 2;\n'],
];

for (const file of [
  ...besideCrossings,
  sample,
  ...takesTheSample.map(([, from]) => takingTheSample(from)),
  takingTheSample(handsInTheSample),
  ...[...crossings, ...outsideTypes].map(([, file, text]): SourceFile => [file, text]),
  ...lints.map(([, , file, text]): SourceFile => [file, text]),
  ...circles.flat(),
  orphan,
  ...allowed,
  ...misplaced,
  ...inItsPlace,
  unformatted,
  ...unused,
])
  put(file);

const crossed = once(() => cruise(tree).summary.violations);
const types = once(
  () =>
    printed(tree, 'typescript/bin/tsc', '--pretty', 'false', '-p', 'core') +
    printed(tree, 'typescript/bin/tsc', '--pretty', 'false', '-p', 'ui'),
);

describe('the dependency rules', () => {
  it.each(crossings)('forbid %s', (_, file) => {
    expect(crossed().filter(({ from, rule }) => from === file && rule.name !== 'no-orphans')).not.toEqual([]);
  });

  it('accept valid imports', () => {
    const files = new Set(besideCrossings.map(([file]) => file));
    expect(crossed().filter(({ from }) => files.has(from))).toEqual([]);
  });

  it.each(circles.map((files) => files.map(([file]) => file)))('forbid the circle of %s and %s', (...files) => {
    expect(crossed().filter(({ from, rule }) => rule.name === 'no-cycles' && files.includes(from))).toHaveLength(1);
  });

  it('forbid a file that no other file imports', () => {
    expect(
      crossed()
        .filter(({ from }) => from === orphan[0])
        .map(({ rule }) => rule.name),
    ).toEqual(['no-orphans']);
  });
});

describe('the sample newspaper', () => {
  it.each(takesTheSample)('is separate: %s fails by name', (_, from) => {
    expect(
      crossed()
        .filter((one) => one.rule.name === 'sample-newspaper-apart' && one.from === from)
        .map(({ to }) => to),
    ).toEqual([sample[0]]);
  });

  it('is handed in by one file of the configuration', () => {
    expect(crossed().filter(({ from }) => from === handsInTheSample)).toEqual([]);
  });
});

describe('the types', () => {
  it.each(outsideTypes)('%s', (_, file) => {
    expect(types()).toMatch(new RegExp(`${file.replace('.', '\\.')}\\(1,\\d+\\): error`));
  });
});

describe('the core', () => {
  it('does not read the clock', () => {
    const asking = globSync('core/**/*.ts', { cwd: root }).filter((file) =>
      /new Date\(\s*\)|Temporal\.Now/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(asking).toEqual([]);
  });
});

const linted = once(() =>
  [
    ...printed(tree, 'oxlint/bin/oxlint', '--format', 'unix', ...top, 'tools').matchAll(
      /^(\S+?):(\d+):\d+:.*\[\w+\/.*?([\w-]+)\)?\]$/gm,
    ),
  ].map(([, file = '', line = '', rule = '']) => ({ file, line, rule })),
);

describe('the lint', () => {
  it.each(lints)('forbids %s', (_, rule, file) => {
    expect(
      linted()
        .filter((one) => one.file === file)
        .map((one) => one.rule),
    ).toContain(rule);
  });

  it('lets adapters catch, tests throw, and the clock and tests read the time', () => {
    const files = allowed.map(([file]) => file);
    expect(linted().filter(({ file }) => files.includes(file))).toEqual([]);
  });
});

describe('Hungarian', () => {
  const named = () => linted().filter(({ rule }) => rule === 'hungarian-in-its-place');

  it('is rejected in other files, with file and line', () => {
    expect(
      named()
        .map(({ file, line }) => `${file}:${line}`)
        .toSorted(),
    ).toEqual(misplaced.map(([file]) => `${file}:2`).toSorted());
  });

  it('is allowed in messages, spoken rules, the configuration and tests', () => {
    const files = inItsPlace.map(([file]) => file);
    expect(linted().filter(({ file }) => files.includes(file))).toEqual([]);
  });

  it('appears in every place that the list names', () => {
    const files = top
      .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
      .filter((file) => isHungarian(readFileSync(join(root, file), 'utf8')));
    expect(
      hungarianPlaces.filter(([place]) => !files.some((file) => place.test(file))).map(([place]) => place.source),
    ).toEqual([]);
  });
});

describe('the rest of the gates', () => {
  it('names a file that the formatter would write otherwise', () => {
    expect(printed(tree, 'oxfmt/bin/oxfmt', '--list-different', 'config').split('\n')).toContain(unformatted[0]);
  });

  it('names an export that is never used', () => {
    expect(printed(tree, 'knip/bin/knip.js', '--no-progress')).toMatch(/deadExport\s+config\/used\.ts/);
  });
});
