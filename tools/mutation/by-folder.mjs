// Tries every mutant of the core and prints the score by folder; ends with 1 when the whole is below the threshold of stryker.json.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const settings = 'tools/mutation/stryker.json';
const { thresholds, jsonReporter } = JSON.parse(readFileSync(settings, 'utf8'));

const run = spawnSync(
  'node_modules/.bin/node',
  ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', settings, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '50' },
  },
);
if (run.status !== 0) process.exit(run.status ?? 1);

const { files } = JSON.parse(readFileSync(jsonReporter.fileName, 'utf8'));
const folderOf = (file) => file.split('/').slice(0, 2).join('/');
const count = (mutants) => {
  const of = (...names) => mutants.filter(({ status }) => names.includes(status)).length;
  const [killed, lived] = [of('Killed', 'Timeout'), of('Survived', 'NoCoverage')];
  return {
    mutants: killed + lived,
    killed,
    lived,
    score: killed + lived === 0 ? 100 : (100 * killed) / (killed + lived),
  };
};
const row = (name, mutants) => {
  const { score, ...counts } = count(mutants);
  return { folder: name, ...counts, 'score %': score.toFixed(1) };
};

const folders = Map.groupBy(Object.entries(files), ([file]) => folderOf(file));
const all = Object.values(files).flatMap(({ mutants }) => mutants);
console.table(
  [...folders]
    .sort()
    .map(([folder, entries]) =>
      row(
        folder,
        entries.flatMap(([, { mutants }]) => mutants),
      ),
    )
    .concat(row('core', all)),
);
process.exit(count(all).score < thresholds.break ? 1 : 0);
