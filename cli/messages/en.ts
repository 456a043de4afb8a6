import type { Unmatched } from '#core/addresses/routes/why-unmatched.ts';
import type { Messages } from './messages.ts';
import { examplesEn } from './rules/examples-en.ts';
import { examplesIn } from './rules/examples.ts';
import { askFaultEn } from './rules/ask-en.ts';
import { newsroomEn } from './newsroom/newsroom-en.ts';
import { receiptsEn } from './newsroom/receipts-en.ts';
import { mendEn } from './rules/mend-en.ts';
import { shadowEn } from './rules/shadow-en.ts';
import { reportEn } from './rules/report-en.ts';
import { trafficEn } from './rules/traffic-en.ts';
import { newslettersEn } from './newsroom/newsletters-en.ts';
import { usersEn } from './newsroom/users-en.ts';
import { verifyEn } from './rules/verify-en.ts';
import { correctionsEn } from './newsroom/corrections-en.ts';
import { initEn } from './newsroom/init-en.ts';
import { backupEn } from './newsroom/backup-en.ts';
import { videoEn } from './newsroom/video-en.ts';

const unmatched = (why: Unmatched): string => {
  switch (why.kind) {
    case 'empty-segment':
      return 'there is an empty segment (two slashes in a row, or one at the end)';
    case 'impossible-date':
      return `${why.date} is not a day of the calendar`;
    case 'foreign-prefix':
      return `the prefix ${why.prefix} lives on the main domain only`;
    case 'other-shape':
      return `addresses begin so, but look different: ${why.patterns.join('   ')}`;
    case 'unknown':
      return 'it fits no pattern of the table';
  }
};

const fileFaults: Readonly<Record<string, string>> = {
  'too-large': 'larger than 8 MB',
  'not-utf8': 'not valid UTF-8',
  ENOENT: 'no such file',
  EISDIR: 'a folder, not a file',
  EACCES: 'not permitted',
  ENOTDIR: 'no such folder',
  ENOSPC: 'the disk is full',
  SHRUNK: 'it got shorter while it was read',
};

export const en: Messages = {
  program: 'Tells where an address leads and why, by the very functions with which the web server decides.',
  commands: {
    explain: 'the whole trail of one or more addresses: site, redirects, route, outcome',
    routes: 'the route table',
    rules: 'the redirect rules',
    sites: 'the editorial sites',
    ask: 'any decision of the core: one JSON question a line in, one answer out',
    judge: 'a filter for data engines: an address a line in, a verdict a line out',
    replay: "replays logs: what would become of yesterday's traffic today",
    merge: 'one report of the partial results of several replays',
    coverage: 'rules and routes that no request met',
    sample: 'a small, anonymous set of addresses from a log, for check',
    check: 'holds expectations (url,status,location-or-route) against the verdicts',
    diff: 'what differs between two rule sets, weighted by hits where logs are given',
    lint: 'the faults of the rule set: loops, chains, shadowed, duplicate and unreachable rules, bad targets, missing examples, slow patterns',
    live: 'holds the verdicts against the answers of a running server',
    completion: 'completion for the shell: bash, zsh or fish',
  },
  options: {
    strict: 'ends with 1 where a rule cannot be said in that language',
    json: 'for machines: one JSON object a line',
    lang: 'language of the texts',
    host: 'host on which bare paths are meant',
    donations: 'the donations setting (componentSetup)',
    preview: 'in preview mode, not signed in',
    ruleSet: 'another rule set from a JSON file',
    format: 'form of the output',
    list: 'the rules that can be asked',
    input: 'questions from a file instead of standard input',
    version: 'number of the version',
    help: 'this help',
  },
  usage: (text) => text,
  optionNotes: { choices: (what) => `one of ${what}`, byDefault: (what) => `default ${what}` },
  placeholders: {},
  examples: examplesIn(examplesEn),
  exitCodes: {
    0: 'clean',
    1: 'findings or a mismatch',
    2: 'usage',
    3: 'unreadable input, or too many unreadable lines',
    4: 'unreadable rule set',
    5: 'the server cannot be reached',
    130: 'interrupted; what was done by then has been told',
  },
  helpTitles: {},
  steps: { site: 'Site', rules: 'Rules', route: 'Route', outcome: 'Outcome' },
  siteReasons: { domain: 'by domain', prefix: 'by path prefix', 'unknown-host': 'unknown host, hence the main site' },
  outcomes: {
    page: 'page (200)',
    resource: 'not a page but a resource',
    redirect: 'redirect',
    'not-found': 'not found (404)',
    'bad-request': 'bad request (400)',
  },
  notJudged: 'not reached',
  shop: 'the shop, an external address',
  there: 'there',
  noRuleHit: (tried) => `none of ${tried} rules fits`,
  rulesHit: (hit, tried, status) => `${hit} of ${tried} rules, a single hop (${status})`,
  noRoute: 'none',
  page: (page) => `page ${page}`,
  params: {
    any: 'any segment',
    rest: 'one segment or more',
    date: 'a day of the calendar',
    'free-word': 'no site prefix, no reserved word',
  },
  oneOf: (words) => `one of ${words.join(', ')}`,
  reasons: {
    'malformed-percent': 'malformed percent-encoding or invalid UTF-8',
    'control-character': 'a control character in the path',
    'encoded-slash': '%2F or %5C in a segment',
    'dot-segment': 'a . or .. segment',
    'too-long': 'a path over 4,096 bytes',
    'no-route': 'no route matches',
    'not-offered': 'not offered on this site now',
    'redirect-loop': 'the rules lead in a circle, so none of them holds',
  },
  unmatched,
  columns: {
    id: 'rule',
    from: 'from',
    to: 'to',
    status: 'status',
    example: 'example',
    name: 'name',
    pattern: 'pattern',
    query: 'parameters',
    slug: 'site',
    role: 'role',
    domain: 'domain',
    prefix: 'prefix',
    currency: 'currency',
    zone: 'time zone',
    input: 'question',
    answer: 'answer',
  },
  builtIn: '(built in)',
  unwritten: {
    byServer: (ids) => `The server itself takes the built-in steps and checks dates: ${ids.join(', ')}`,
    notHere: (id, from, to) => `${id}: ${from} → ${to} cannot be written here`,
    all: 'It says every rule of the set.',
    cannot: (ids) => `It does not say these, or not wholly, and leaves them to the web server: ${ids.join(', ')}`,
    left: (ids) =>
      `Also left to the web server: the built-in steps (${ids.join(', ')}), what is no page, what is neither GET nor HEAD, a path of more than 4,096 bytes or one that can be read in two ways (encoded ASCII letters, raw letters beyond ASCII, empty segments or such of dots, apostrophes, dollar signs), a query with braces, and more than three fbclid.`,
    place: {
      nginx: 'To be put in a server block, before its locations.',
      varnish: 'To be included before all else: include "…"; behind the line vcl 4.1;',
      haproxy: 'To be put in a frontend, before use_backend.',
      caddy: "To be put in a site's block (import).",
    },
  },
  tables: {
    options: {
      from: 'a Parquet or CSV file (or a pattern: *.parquet) instead of logs, grouped by DuckDB',
      columns:
        'which column holds what, where it has another name than usual: url=…,status=…,count=…,host=…,query=…,method=…',
    },
    refusedColumns: 'has the form url=column,status=column (also: count, host, query, method)',
    alone: '--from takes no logs, no --since and no --until',
    noEngine: 'DuckDB is not installed; one command: npm install @duckdb/node-api',
    noAddresses: (columns) => `no column of it holds addresses; say which: --columns url=… (there are: ${columns})`,
  },
  judge: {
    columns: 'these columns, in this order, comma-separated',
    refusedColumns: (columns) => `may consist of: ${columns}`,
    noInput: 'nothing to read: send addresses to standard input, one a line',
  },
  traffic: trafficEn,
  verify: verifyEn,
  mend: mendEn,
  shadow: shadowEn,
  report: reportEn,
  newsroom: newsroomEn,
  receipts: receiptsEn,
  users: usersEn,
  backup: backupEn,
  newsletters: newslettersEn,
  corrections: correctionsEn,
  video: videoEn,
  init: initEn,
  fileFault: (fault) => fileFaults[fault] ?? fault,
  askFault: askFaultEn,
  faults: {
    rulesUnreadable: (what) => `the rule set cannot be read: ${what}`,
    twoFormats: (format) => `--json and --format ${format} contradict each other: keep one of them`,
    inputUnreadable: (what) => `cannot read ${what}`,
    inputNotUtf8: (what) => `${what} is not UTF-8. Convert it: iconv -f ENCODING -t UTF-8`,
    unknownRule: (what, near) =>
      `no such rule: ${what}${near.length === 0 ? '' : `; did you mean ${near.join(', ')}?`} (all: ask --list)`,
    ruleMissing: () => 'which rule? (all: ask --list)',
  },
};
