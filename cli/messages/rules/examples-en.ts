import type { ExampleWords } from './examples.ts';

export const examplesEn: ExampleWords = {
  '': {
    where: 'Where an address leads, and why',
    before: "Before a deploy: what would become of yesterday's traffic",
    set: 'Whether anything is wrong with the rules',
    rule: 'The decisions that can be asked',
  },
  explain: {
    one: 'The whole trail of an address',
    json: 'Several addresses, for machines',
    local: "A path on a developer's machine",
    file: 'By a rule set that is not live yet',
    near: 'What lives near a dead address',
  },
  routes: { json: 'The routes for machines, one a line' },
  rules: {
    table: 'The rules, each with an example',
    nginx: 'The same in the language of nginx',
    strict: 'Another set for Varnish; 1 where something cannot be said',
  },
  sites: { json: 'The sites for machines, one a line' },
  ask: { one: 'One question', list: 'What can be asked', file: 'Questions from a file' },
  judge: {
    pipe: 'A line for each address, in the same order',
    columns: 'Only what is at the end',
    all: 'On every core at once',
  },
  replay: {
    day: 'The logs of a day',
    html: 'A report on a new rule set',
    part: "A tenth of last evening's traffic of G7",
    pipe: 'As a gate: fails on a new 404, a loop and more than 2% not found only',
    baseline: 'Fails only on what was not there yesterday (replay --json --all -o tegnap.json)',
    tables: 'Parquet files of a data lake, grouped first',
    partial: 'The day of one machine, to be added to those of others',
  },
  merge: { day: 'The day of several machines in one', html: 'The same as a report to be read' },
  mend: {
    day: 'Where the lost pages of yesterday have gone',
    rules: 'Only what is nearly certain, as a rule set to be looked through',
    own: "By the newsroom's own list of what lives",
  },
  shadow: { hour: 'Who would have lost a page in the last hour', json: 'The figures of the last day, for a machine' },
  coverage: { day: "What yesterday's traffic did not meet", json: 'Every rule and route with its hits' },
  sample: { set: 'At most 200 typical addresses, to a file', pipe: 'Checked at once' },
  check: { file: 'Expectations against verdicts', junit: 'A report for CI' },
  diff: { files: 'Two files', ref: 'The last commit and the working copy', hits: 'The same, weighted by a log' },
  lint: {
    own: "The product's own set",
    file: 'Another set',
    gate: 'As a gate: findings accepted with a reason do not count',
  },
  live: { file: 'Whether the local server answers as the sample says', slow: 'A remote server, gently' },
  completion: { bash: 'Bash', zsh: 'Zsh', fish: 'Fish' },
};
