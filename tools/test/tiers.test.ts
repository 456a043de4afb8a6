import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const listed = (...command: readonly string[]): readonly string[] =>
  execFileSync('git', [...command], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
const files = listed('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate').filter((file) => {
  try {
    return /\.(test|spec)\.tsx?$/.test(file) && read(file) !== '';
  } catch {
    return false;
  }
});

const collected = (tier: 'fast' | 'deep'): ReadonlyMap<string, readonly string[]> => {
  const { PROPERTY_RUNS: _, TIER: __, VITEST: ___, ...env } = process.env;
  const out = execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, TIER: tier },
    maxBuffer: 2 ** 26,
  });
  const all = JSON.parse(out.slice(out.indexOf('['))) as readonly { file: string; projectName: string }[];
  return new Map(
    [...Map.groupBy(all, ({ file }) => file.replace(`${root}/`, ''))].map(([file, found]) => [
      file,
      found.map(({ projectName }) => projectName),
    ]),
  );
};
const tiers = { fast: collected('fast'), deep: collected('deep') };

it('collects each test file in exactly one tier of one runner', () => {
  const runnersOf = (file: string): readonly string[] => [
    ...(tiers.fast.get(file) ?? []).map((project) => `vitest fast, ${project}`),
    ...(tiers.deep.get(file) ?? []).map((project) => `vitest deep, ${project}`),
    ...(/^tools\/browser-tests\/.*\.spec\.ts$/.test(file)
      ? [`Playwright ${file.includes('.deep.') ? 'deep' : 'fast'}`]
      : []),
  ];
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.map((file) => ({ file, runners: runnersOf(file) })).filter(({ runners }) => runners.length !== 1),
  ).toEqual([]);
  for (const file of tiers.deep.keys()) expect(file).toContain('.deep.test.');
});

/** Allowed reasons for a skipped test, by the condition of skipIf or runIf. */
const reasons: readonly (readonly [reason: string, condition: RegExp])[] = [
  ['PostgreSQL is not installed', /^!?\(?await hasPostgres\(\)\)?$|^!isInstalled$/],
  ['PostgreSQL is not installed', /^withPostgres$/],
  ['PgBouncer is not installed', /^hasPgBouncer\(\)$|^poolSize !== null$/],
  ['Redis is not installed', /^!?hasRedis\(\)$/],
  ['PostgreSQL or Redis is not installed', /^\(await hasPostgres\(\)\) && hasRedis\(\)$/],
  ['Firefox or WebKitGTK is not installed', /^!kind\.isInstalled$/],
  ['WordPress or Ghost is not installed', /^why !== null$/],
  ['the edge server is not installed', /^!isInstalled\(format\)$/],
  ['the server whose log is read is not installed', /^!canLog\(server\)$/],
  ['the cache server is not installed', /^isFrontInstalled\((?:server|'varnish')\)$/],
  ['Prometheus is not installed', /^!hasPromtool$/],
  ['the platform has no modes of files, pipes or signals', /^process\.platform === 'win32'$/],
  ['the platform has no /dev/full', /^!existsSync\('\/dev\/full'\)$/],
  ['the platform has no /proc', /^process\.platform === 'linux'$/],
  ['the platform has no script(1), which gives a terminal', /^existsSync\('\/usr\/bin\/script'\)$/],
  ['root may read every file, and only root may change its user', /^process\.getuid\?\.\(\) [!=]== 0$/],
];
const whileRunning: readonly (readonly [reason: string, file: RegExp])[] = [
  [
    'breaking news is breaking for an hour after the server was filled',
    /^tools\/browser-tests\/editorial\/openings\.spec\.ts$/,
  ],
];
const condition = /\.(?:skipIf|runIf)\(((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)/g;

it('skips no test without a reason that is named here', () => {
  const suites = [...files, ...listed('ls-files', '*.contract.ts', '*.fake.ts')].filter(
    (file) => file !== 'tools/test/tally.test.ts',
  );
  const unnamed = suites.flatMap((file) => {
    const text = read(file);
    const bare = whileRunning.some(([, skipping]) => skipping.test(file))
      ? []
      : [...text.matchAll(/\b(?:it|test|describe)\.(?:skip|todo|only|fixme)\b/g)].map(([found]) => found);
    const conditions = [...text.matchAll(condition)].map(([, found = '']) => found.trim());
    return [...bare, ...conditions.filter((one) => !reasons.some(([, allowed]) => allowed.test(one)))].map(
      (found) => `${file}: ${found}`,
    );
  });
  expect(unnamed).toEqual([]);
});

const starters =
  /\b(?:runOrigin|startTestOrigin|openTestNewsroom|openDatabase|createServer|createSiteServer|startLocalUpstream|startTestPostgres|startTestRedis|describeOnPostgres|openGivenOrigin|openSeededWebServer|start|startSite|spawn|execFile|fork)\(|\bnew (?:Worker|PGlite)\(/;
const harmless: readonly string[] = [
  'adapters/changes/catch-up.test.ts',
  'ui/readers/quizzes/ask-for-quiz.test.ts',
  // `start` of the virtual screen reader.
  'ui/screens/spoken-pages.test.tsx',
];

it('isolates files that start servers, threads, processes or databases', () => {
  const shared = [...tiers.fast, ...tiers.deep]
    .filter(([file, [project]]) => project === 'pure' && starters.test(read(file)))
    .map(([file]) => file);
  expect(shared.toSorted()).toEqual(harmless);
});
