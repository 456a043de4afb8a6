// Runs every check in turn (with --gates only the lockfile, types, layout, lint, boundaries and dead code) and ends with one line: N
// passed, N failed. Each gate counts as one, each test as one.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';

const node = 'node_modules/.bin/node';
const reports = 'reports';
const total = { passed: 0, failed: 0, skipped: 0 };
/** Told once more at the end: a log is read from there. */
const failures = [];

const env = { ...process.env, FORCE_COLOR: '0' };
const run = (command, words) =>
  spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;

/** Two at a time: most use one core. What one says is held until it has ended, so that it stands in one piece. */
const atOnce = 2;
/** Each checker of types works out for itself what others know: on two cores four take a third longer than one. */
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

const counted = (name, report, read, command, ...words) => {
  console.log(`\n── ${name}`);
  const ok = run(command, words);
  try {
    const { passed, failed, names, skipped = [] } = read(JSON.parse(readFileSync(`${reports}/${report}`, 'utf8')));
    for (const one of skipped) console.log(`skipped: ${one}`);
    total.skipped += skipped.length;
    failures.push(...names);
    if (!ok && failed === 0) failures.push(`${name}: ended badly, though no test failed`);
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
/** The colours of a terminal are no part of it. */
const firstLineOf = (error) => stripVTControlCharacters(error?.message ?? '').split('\n')[0];
const reasonOf = (tests) => firstLineOf(tests.flatMap(({ results }) => results).findLast(({ error }) => error)?.error);
const ofPlaywright = ({ stats, suites, errors = [] }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  names: [
    ...suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => `${file}:${line}: ${title}: ${reasonOf(tests)}`),
    ...errors.map((error) => `outside of any test: ${firstLineOf(error)}`),
  ],
});

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await gates(
  // What `npm ci` would refuse on another machine, though it stands installed on this one.
  ['lockfile', 'npm', 'ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund'],
  [
    'boundaries',
    node,
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    'config/boundaries.cjs',
    '--output-type',
    'err',
    'core',
    'adapters',
    'ui',
    'cli',
    'config',
  ],
  ['types', 'node_modules/.bin/tsc', '-p', '.', ...checkers],
  ['types of the core alone', 'node_modules/.bin/tsc', '-p', 'core', ...checkers],
  ['types of the interface alone', 'node_modules/.bin/tsc', '-p', 'ui', ...checkers],
  ['dead code', node, 'node_modules/knip/bin/knip.js', '--no-progress'],
  ['format', 'node_modules/.bin/oxfmt', '--list-different'],
  ['lint', 'node_modules/.bin/oxlint', '--deny-warnings', 'core', 'adapters', 'ui', 'cli', 'config', 'tools'],
  ['a screen for every page', node, 'tools/check-pages.ts'],
  ['structure', node, 'tools/measure-structure.ts'],
);
if (!process.argv.includes('--gates')) {
  counted(
    'unit, property, contract and fence tests',
    'vitest.json',
    (tally) => tally,
    node,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=tools/test/tally.ts',
  );
  await gates(['a browser to test with', node, 'tools/browser.mjs']);
  counted('browser tests', 'playwright.json', ofPlaywright, node, 'node_modules/@playwright/test/cli.js', 'test');
}

for (const name of failures) console.log(`failed: ${name.replace(`${process.cwd()}/`, '')}`);
const skips = total.skipped === 0 ? '' : `, ${total.skipped} skipped`;
console.log(`\n${total.passed} passed, ${total.failed} failed${skips}`);
process.exit(total.failed === 0 ? 0 : 1);
