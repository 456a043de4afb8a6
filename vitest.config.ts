import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { EnvironmentsTogether } from './tools/test/environments-together.ts';

/** TIER=deep runs *.deep.test.*, every other run the rest. PROPERTY_RUNS adds the property tests to the deep tier. */
const isDeep = process.env.TIER === 'deep';
const propertyRuns = process.env.PROPERTY_RUNS;

const suffix = isDeep ? '.deep.test.{ts,tsx}' : '.test.{ts,tsx}';
const exclude = isDeep ? [] : ['**/*.deep.test.*'];
const under = (...folders: readonly string[]): string[] => folders.map((folder) => `${folder}/**/*${suffix}`);

/** Test files of a folder whose text matches. */
const containing = (words: RegExp, folders: string): string[] =>
  globSync(`${folders}/**/*.test.{ts,tsx}`).filter(
    (file) => !file.includes('.deep.') && words.test(readFileSync(file, 'utf8')),
  );

const databases = 'tools/test/begin-databases-migrated.ts';
const properties = 'tools/test/property-runs.ts';

/** A faked Intl.DateTimeFormat formats second 0 as now (Vitest 5.1), and formatters are kept beyond the test. */
const everyClockButIntl = [
  ...(['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['setImmediate', 'clearImmediate'] as const),
];

/** These start processes, change the process itself, or create sockets with a umask. A thread can do none of it. */
const ofProcesses = [
  ...under('adapters/control', 'adapters/data-folder', 'adapters/telemetry', 'cli/terminal', 'tools/!(whole-product)'),
  `adapters/origin/process/{start-origin,keep-origin,fill-apart}${suffix}`,
  `adapters/origin/database/storage/data-folder-lock${suffix}`,
  `cli/commands/**/{completion,live}${suffix}`,
  `cli/logs/log-formats${suffix}`,
  `config/entry-points/command-line${suffix}`,
  `adapters/process/{control-server,own-data-folder}${suffix}`,
  `tools/whole-product/{running/start-and-stop,staff/staff-services}${suffix}`,
  ...(isDeep ? under('tools/whole-product') : []),
];
/** These start servers, threads or databases within the process. */
const ofServers = under(
  'adapters/{crm,drill,edge,follow,http,live-score-api,main-api,migration,mirror,openid,origin,process,quiz-service,sample-newspaper,security,upstream-kit,web}',
  'config',
  'tools/whole-product',
);

const projects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'pure',
      include: under('core', 'adapters', 'ui', 'cli'),
      exclude: [...exclude, ...ofServers, ...ofProcesses],
      // Files share a worker, because imports take as long as the tests. Each file restores what it changed.
      isolate: false,
      setupFiles: [properties, 'tools/test/leave-as-found.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'isolated',
      include: ofServers,
      exclude: [...exclude, ...ofProcesses],
      // A thread starts faster than a process.
      pool: 'threads',
      setupFiles: [properties, databases],
    },
  },
  {
    extends: true,
    test: { name: 'processes', include: ofProcesses, exclude, pool: 'forks', setupFiles: [properties, databases] },
  },
];

/** Properties that share a worker, with their number of runs. */
const propertiesOf = (folder: 'core' | 'cli', runs: number): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: `properties of ${folder}`,
    include: containing(/fast-check/, folder),
    exclude: ofProcesses,
    isolate: false,
    env: { PROPERTY_RUNS: String(runs) },
    setupFiles: [properties, 'tools/test/leave-as-found.ts'],
  },
});

if (isDeep && propertyRuns !== undefined)
  projects.push(
    propertiesOf('core', Number(propertyRuns)),
    // A run of a command takes as long as ten runs of the core.
    propertiesOf('cli', Math.max(100, Number(propertyRuns) / 10)),
    {
      extends: true,
      test: {
        name: 'heavy properties',
        include: containing(/heavyRuns|fatesOf/, '{adapters,config,tools}'),
        env: { HEAVY_RUNS: '100' },
        pool: 'threads',
        setupFiles: [properties, databases],
      },
    },
  );

export default defineConfig({
  test: {
    projects,
    // In the deep tier, PROPERTY_RUNS is for the properties of core and cli alone.
    env: { PROPERTY_RUNS: isDeep ? '100' : (propertyRuns ?? '100') },
    sequence: { sequencer: EnvironmentsTogether },
    // Long enough for a busy machine: only a hanging test fails.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    fakeTimers: { toFake: everyClockButIntl },
    coverage: { include: ['core/**/*.ts'], exclude: ['**/*.test.ts', '**/*.contract.ts', '**/*.fake.ts'] },
  },
});
