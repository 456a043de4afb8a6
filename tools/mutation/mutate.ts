import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type MutationReport, scores, survivors } from './read-report.ts';

/**
 * Runs Stryker on the core, or on the named folders (`core/wording`), and prints survivors and scores. Exits with 1
 * below the minimum score.
 */
const settings = 'tools/mutation/stryker.json';
const { thresholds, mutate, jsonReporter } = JSON.parse(readFileSync(settings, 'utf8')) as {
  readonly thresholds: { readonly low: number };
  readonly mutate: readonly string[];
  readonly jsonReporter: { readonly fileName: string };
};

const folders = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const unknown = folders.filter((folder) => !existsSync(folder));
if (unknown.length > 0) throw new Error(`No such folder: ${unknown.join(', ')}`);
const [, ...left] = mutate;
const only = folders.length === 0 ? [] : ['--mutate', [...folders.map((one) => `${one}/**/*.ts`), ...left].join(',')];

rmSync(jsonReporter.fileName, { force: true });
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', settings, ...only],
  { stdio: 'inherit', env: { ...process.env, PROPERTY_RUNS: process.env['PROPERTY_RUNS'] ?? '50' } },
);
if (!existsSync(jsonReporter.fileName)) throw new Error(`Stryker exited with code ${status} and wrote no report`);

const report = JSON.parse(readFileSync(jsonReporter.fileName, 'utf8')) as MutationReport;
for (const line of survivors(report)) console.log(line);
const rows = scores(report);
console.table(rows);
const whole = rows.at(-1)?.['score %'] ?? 0;
console.log(`score ${whole} %, minimum ${thresholds.low} %`);
process.exit(whole < thresholds.low ? 1 : 0);
