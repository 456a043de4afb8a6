// Runs the gates and the fast tests; `--gates` runs the gates only, `--deep` the other tests. The last line is: N
// passed, N failed, N skipped. Each gate counts as one.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';

const node = 'node_modules/.bin/node';
const reports = 'reports';
const total = { passed: 0, failed: 0, skipped: 0 };
const [failures, skips] = [[], []];

const env = { ...process.env, FORCE_COLOR: '0' };
const run = (command, words, more) =>
  spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...env, ...more } }).status === 0;

/** Two at a time, because most gates use one core. Output is printed when a gate has ended. */
const atOnce = 2;
/** Type checkers share nothing: on two cores, four take a third longer than one. */
const checkers = ['--checkers', String(Math.max(1, Math.floor(availableParallelism() / atOnce)))];
const gates = async (...all) => {
  const waiting = [...all];
  const next = async () => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
      const [name, command, ...words] = gate;
      const said = [];
      const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], env });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
      const ok = await new Promise((resolve) => {
        child.once('error', ({ message }) => {
          said.push(Buffer.from(`${message}\n`));
          resolve(false);
        });
        child.once('close', (code) => resolve(code === 0));
      });
      total[ok ? 'passed' : 'failed'] += 1;
      console.log(`\n── ${name}`);
      process.stdout.write(Buffer.concat(said));
      if (!ok) console.log(`${name}: failed`);
      if (!ok) failures.push(name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
};

const counted = (name, report, read, words, more = {}) => {
  console.log(`\n── ${name}`);
  rmSync(`${reports}/${report}`, { force: true });
  const ok = run(node, words, more);
  try {
    const { passed, failed, names, skipped } = read(JSON.parse(readFileSync(`${reports}/${report}`, 'utf8')));
    failures.push(...names);
    skips.push(...skipped);
    total.skipped += skipped.length;
    if (!ok && failed === 0) failures.push(`${name}: the runner failed, but no test did`);
    total.passed += passed;
    total.failed += ok ? failed : Math.max(failed, 1);
    if (passed + failed === 0) throw new Error('no test ran');
  } catch (error) {
    console.log(`${name}: no result (${error.message})`);
    failures.push(`${name}: no result`);
    total.failed += 1;
  }
};

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];
const firstLineOf = (error) => stripVTControlCharacters(error?.message ?? '').split('\n')[0];
const reasonOf = (tests) => firstLineOf(tests.flatMap(({ results }) => results).findLast(({ error }) => error)?.error);
const nameOf = ({ file, line, title }) => `${file}:${line}: ${title}`;
const hasStatus = (status) => (spec) => spec.tests.some((test) => test.status === status);
/** A flaky test counts as failed. */
const ofPlaywright = ({ stats, suites, errors = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: suites.flatMap(specsOf).filter(hasStatus('skipped')).map(nameOf),
  names: [
    ...suites
      .flatMap(specsOf)
      .filter((spec) => !spec.ok || hasStatus('flaky')(spec))
      .map((spec) => `${nameOf(spec)}: ${reasonOf(spec.tests)}`),
    ...errors.map((error) => `error outside of tests: ${firstLineOf(error)}`),
  ],
});

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const checks = [
  // Checks the lockfile for missing packages, which `npm ci` would report on another machine.
  ['lockfile', 'npm', 'ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund'],
  [
    'boundaries',
    node,
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    'tools/lint/boundaries.cjs',
    '--output-type',
    'err',
    'core',
    'adapters',
    'ui',
    'cli',
    'config',
  ],
  ['types', 'node_modules/.bin/tsc', '-p', '.', ...checkers],
  ['types of the core', 'node_modules/.bin/tsc', '-p', 'core', ...checkers],
  ['types of the user interface', 'node_modules/.bin/tsc', '-p', 'ui', ...checkers],
  ['dead code', node, 'node_modules/knip/bin/knip.js', '--no-progress'],
  ['format', 'node_modules/.bin/oxfmt', '--list-different'],
  ['lint', 'node_modules/.bin/oxlint', '--deny-warnings', 'core', 'adapters', 'ui', 'cli', 'config', 'tools'],
  ['plain English', node, 'tools/lint/plain-english.ts'],
  // Rejects built-ins that are newer than the browsers in README.
  [
    'built-ins that the oldest browsers support',
    node,
    'node_modules/es-check/lib/cli/index.js',
    'checkBrowser',
    '--browserslistQuery=chrome 111, safari 16.4, firefox 115',
    '--checkFeatures',
    '--module',
    '--quiet',
    'dist/client/assets/*.js',
  ],
  ['a screen for every page', node, 'tools/structure/check-pages.ts'],
  ['structure', node, 'tools/structure/measure-structure.ts'],
];

const vitest = (name, words, more) =>
  counted(
    name,
    'vitest.json',
    (tally) => tally,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=tools/test/tally.ts', ...words],
    more,
  );
const browsers = async (name, more) => {
  await gates(['a browser for the tests', node, 'tools/browser.mjs']);
  counted(name, 'playwright.json', ofPlaywright, ['node_modules/@playwright/test/cli.js', 'test'], more);
};

const [onlyGates, deep] = ['--gates', '--deep'].map((word) => process.argv.includes(word));
if (!deep) await gates(...checks);
if (!deep && !onlyGates) {
  vitest('unit, property, contract and fence tests', []);
  await browsers('browser tests');
}
if (deep) {
  vitest('deep tests, and properties with 10,000 runs', ['--testTimeout=600000'], {
    TIER: 'deep',
    PROPERTY_RUNS: '10000',
  });
  await browsers('deep browser tests', { TIER: 'deep' });
}

const root = `${process.cwd()}/`;
for (const name of skips) console.log(`skipped: ${name.replace(root, '')}`);
for (const name of failures) console.log(`failed: ${name.replace(root, '')}`);
const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`;
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
