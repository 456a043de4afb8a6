// Runs every check in turn (with --gates only the lockfile, types, layout, lint, boundaries and dead code) and ends with one line: N
// passed, N failed. Each gate counts as one, each test as one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const node = 'node_modules/.bin/node';
const reports = 'reports';
const total = { passed: 0, failed: 0 };

const run = (command, words) =>
  spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, FORCE_COLOR: '0' } })
    .status === 0;

const gate = (name, command, ...words) => {
  console.log(`\n── ${name}`);
  const ok = run(command, words);
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) console.log(`${name}: failed`);
};

const counted = (name, report, read, command, ...words) => {
  console.log(`\n── ${name}`);
  const ok = run(command, words);
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(`${reports}/${report}`, 'utf8')));
    total.passed += passed;
    total.failed += ok ? failed : Math.max(failed, 1);
    if (passed + failed === 0) throw new Error('no test ran');
  } catch (error) {
    console.log(`${name}: no result (${error.message})`);
    total.failed += 1;
  }
};

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// What `npm ci` would refuse on another machine, though it stands installed on this one.
gate('lockfile', 'npm', 'ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund');
gate('types', 'node_modules/.bin/tsc', '-p', '.');
gate('types of the core alone', 'node_modules/.bin/tsc', '-p', 'core');
gate('types of the interface alone', 'node_modules/.bin/tsc', '-p', 'ui');
gate('format', 'node_modules/.bin/oxfmt', '--list-different');
gate('lint', 'node_modules/.bin/oxlint', '--deny-warnings', 'core', 'adapters', 'ui', 'cli', 'config', 'tools');
gate(
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
);
gate('a screen for every page', node, 'tools/check-pages.ts');
gate('structure', node, 'tools/measure-structure.ts');
gate('dead code', node, 'node_modules/knip/bin/knip.js', '--no-progress');
if (!process.argv.includes('--gates')) {
  counted(
    'unit, property, contract and fence tests',
    'vitest.json',
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
    node,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
  );
  gate('a browser to test with', node, 'tools/browser.mjs');
  counted(
    'browser tests',
    'playwright.json',
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    node,
    'node_modules/@playwright/test/cli.js',
    'test',
  );
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
