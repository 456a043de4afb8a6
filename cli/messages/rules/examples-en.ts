import type { ExampleWords } from './examples.ts';

export const examplesEn: ExampleWords = {
  '': {
    where: 'Where a URL leads, and why',
    before: "Before a deploy: what would happen to yesterday's traffic",
    set: 'Check the rule set',
    rule: 'List the rules that can be evaluated',
  },
  explain: {
    one: 'Each step for one URL',
    json: 'Several URLs, as JSON',
    local: 'A path on a local server',
    file: 'With a rule set that is not deployed yet',
    near: 'Existing pages similar to a dead URL',
  },
  routes: { json: 'The routes as JSON, one per line' },
  rules: {
    table: 'The rules, each with an example',
    nginx: 'The rules as nginx configuration',
    strict: 'Another rule set for Varnish; exits with 1 if a rule cannot be expressed',
  },
  sites: { json: 'The sites as JSON, one per line' },
  ask: { one: 'One input', list: 'List the rules', file: 'Inputs from a file' },
  judge: {
    pipe: 'One line per URL, in the same order',
    columns: 'Only the final outcome',
    all: 'In parallel on every CPU core',
  },
  replay: {
    day: 'The logs of one day',
    html: 'An HTML report on a new rule set',
    part: "A tenth of yesterday's G7 traffic",
    pipe: 'As a CI check: fails on a new 404, a loop or more than 2% not found',
    baseline: 'Fails only on findings new since yesterday (replay --json --all)',
    tables: 'Parquet files of a data lake, grouped first',
    partial: 'One machine, to be merged with the others',
  },
  merge: { day: 'Several machines in one report', html: 'The same as an HTML report' },
  mend: {
    day: "Probable new URLs of yesterday's lost pages",
    rules: 'Only nearly certain rules, as a rule set to review',
    own: "With the newsroom's own list of existing pages",
  },
  upstream: {
    own: 'What a backend on this machine lacks',
    site: 'Another site, as JSON lines, with a lower time limit',
    plain: 'A backend of samples',
    fault: 'The same with a fault',
  },
  shadow: {
    hour: 'How many readers would have lost a page in the last hour',
    json: 'The counts of the last day, as JSON',
  },
  coverage: {
    day: "Rules and routes that yesterday's traffic did not match",
    json: 'Every rule and route with its hits',
  },
  sample: { set: 'At most 200 typical URLs, to a file', pipe: 'Check the sample immediately' },
  check: { file: 'Compare expectations with verdicts', junit: 'A JUnit report for CI' },
  diff: {
    files: 'Two files',
    ref: 'The last commit and the working copy',
    hits: 'The same, weighted by the requests of a log',
  },
  lint: {
    own: "The product's own rule set",
    file: 'Another rule set',
    gate: 'As a CI check: findings accepted with a reason do not count',
  },
  live: { file: 'Check the responses of the local server', slow: 'A remote server, at a low request rate' },
  completion: { bash: 'Bash', zsh: 'Zsh', fish: 'Fish' },
};
