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
import { fileFaultsEn } from './file-faults-en.ts';
import { newslettersEn } from './newsroom/newsletters-en.ts';
import { readersEn } from './newsroom/readers-en.ts';
import { usersEn } from './newsroom/users-en.ts';
import { verifyEn } from './rules/verify-en.ts';
import { correctionsEn } from './newsroom/corrections-en.ts';
import { initEn } from './newsroom/init-en.ts';
import { drillEn } from './operation/drill-en.ts';
import { migrateEn } from './moving/migrate-en.ts';
import { mirrorEn } from './operation/mirror-en.ts';
import { followEn } from './follow/follow-en.ts';
import { backupEn } from './newsroom/backup-en.ts';
import { editingEn } from './editing/editing-en.ts';
import { upstreamEn } from './upstream/upstream-en.ts';
import { videoEn } from './newsroom/video-en.ts';
import { unmatchedEn } from './rules/unmatched-en.ts';

export const en: Messages = {
  program:
    'Shows where a URL leads and why, as the web server decides; checks rules and access logs; manages content, readers and the database.',
  commands: {
    explain: 'show each step for one or more URLs: site, redirects, route, outcome; content is not looked up',
    routes: 'print the route table',
    rules: 'print the redirect rules',
    sites: 'print the editorial sites',
    ask: 'ask for one decision of the server, such as the text of a date: reads one JSON input per line, prints one JSON answer per line',
    judge: 'a filter for data pipelines: reads one URL per line, prints one verdict per line',
    replay: 'show where the requests of access logs would lead now; content is not looked up',
    merge: 'merge the partial results of several replays into one report',
    coverage: 'list the rules and routes that no request matched',
    sample: 'take a small, anonymous sample of URLs from a log, as input for check',
    check: 'compare expectations (url,status,location-or-route) with the verdicts',
    diff: 'compare two rule sets; with logs, differences are weighted by requests',
    lint: 'find faults in the rule set: loops, chains, shadowed, duplicate and unreachable rules, bad targets, missing examples, slow patterns',
    live: 'compare the verdicts with the responses of a running server',
    completion: 'print the shell completion script for bash, zsh or fish',
  },
  options: {
    strict: 'exit with 1 if a rule cannot be expressed in that format',
    json: 'JSON output: one object per line',
    lang: 'language of the output; without it English in an English locale (LANG), else Hungarian',
    host: 'host for URLs that have only a path',
    donations: 'the donations setting (componentSetup)',
    preview: 'judge as a preview server does for a signed-out visitor',
    ruleSet: 'use the rule set in this JSON file',
    format: 'output format',
    list: 'list the rules that can be evaluated',
    input: 'read the JSON inputs from this file instead of standard input',
    version: 'print the version number',
    help: 'show this help',
  },
  usage: (text) => text,
  helpOfCommand: (program) => `Options and examples of a command: ${program} <command> --help`,
  optionNotes: { choices: (what) => `one of ${what}`, byDefault: (what) => `default ${what}` },
  placeholders: {},
  examples: examplesIn(examplesEn),
  exitCodes: {
    0: 'success, no findings',
    1: 'findings or a mismatch',
    2: 'wrong usage',
    3: 'unreadable input, or too many unreadable lines',
    4: 'unreadable rule set',
    5: 'the server cannot be reached',
    130: 'interrupted; the partial result was printed',
  },
  helpTitles: {},
  steps: { site: 'Site', rules: 'Rules', route: 'Route', outcome: 'Outcome' },
  siteReasons: {
    domain: 'by domain',
    prefix: 'by path prefix',
    'unknown-host': 'unknown host, therefore the main site',
  },
  outcomes: {
    page: 'page (200), if its content exists',
    resource: 'not a page, but a resource',
    redirect: 'redirect',
    'not-found': 'not found (404)',
    'bad-request': 'bad request (400)',
  },
  notJudged: 'not evaluated',
  shop: 'the shop, an external site',
  there: 'at the target',
  oldAddressesUnknown: 'The database cannot be read: old addresses of a moved newspaper are not known here',
  oldAddressCount: (count) => `${count} addresses`,
  noRuleHit: (tried) => `none of ${tried} rules matches`,
  rulesHit: (hit, tried, status) => `${hit} of ${tried} rules matched, one redirect (${status})`,
  noRoute: 'none',
  page: (page) => `page ${page}`,
  params: {
    any: 'any segment',
    rest: 'one or more segments',
    date: 'a calendar date',
    'free-word': 'not a site prefix or a reserved word',
  },
  oneOf: (words) => `one of ${words.join(', ')}`,
  reasons: {
    'malformed-percent': 'malformed percent-encoding or invalid UTF-8',
    'control-character': 'a control character in the path',
    'encoded-slash': '%2F or %5C in a segment',
    'dot-segment': 'a . or .. segment',
    'too-long': 'a path over 4,096 bytes',
    'no-route': 'no route matches',
    'not-offered': 'not available on this site now',
    'unknown-number': 'an id or page number of the old site that no public page has',
    'redirect-loop': 'the rules form a loop, so none of them applies',
  },
  unmatched: unmatchedEn,
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
    input: 'input',
    answer: 'answer',
  },
  builtIn: '(built in)',
  unwritten: {
    byServer: (ids) => `The web server itself applies the built-in steps and checks dates: ${ids.join(', ')}`,
    notHere: (id, from, to) => `${id}: ${from} → ${to} cannot be expressed in this format`,
    all: 'This file contains every rule of the set.',
    cannot: (ids) => `These rules are missing or incomplete here; the web server applies them: ${ids.join(', ')}`,
    left: (ids) =>
      `The web server also handles: the built-in steps (${ids.join(', ')}); resources that are not pages; methods other than GET and HEAD; paths over 4,096 bytes; ambiguous paths (encoded ASCII letters, unencoded non-ASCII letters, empty or dot segments, apostrophes, dollar signs); queries with braces; more than three fbclid parameters.`,
    place: {
      nginx: 'Include this in a server block, before its locations.',
      varnish: 'Include this first: include "…"; after the line vcl 4.1;',
      haproxy: 'Include this in a frontend, before use_backend.',
      caddy: 'Include this in a site block (import).',
    },
  },
  tables: {
    options: {
      from: 'read a Parquet or CSV file (or a pattern: *.parquet) instead of logs; DuckDB groups it',
      columns: 'column names, if they differ from the defaults: url=a,status=b (also count, host, query, method)',
    },
    refusedColumns: 'must have the form url=column,status=column (also: count, host, query, method)',
    alone: '--from cannot be combined with logs, --since or --until',
    noEngine: 'DuckDB is not installed. Install it: npm install @duckdb/node-api',
    noAddresses: (columns) =>
      `no column has a known name for URLs. Give its name: --columns url=… (columns: ${columns})`,
  },
  judge: {
    columns: 'print these columns in this order, comma-separated',
    refusedColumns: (columns) => `must be a list of: ${columns}`,
    noInput: 'no input: send URLs to standard input, one per line',
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
  readers: readersEn,
  corrections: correctionsEn,
  upstream: upstreamEn,
  video: videoEn,
  ...editingEn,
  init: initEn,
  drill: drillEn,
  migrate: migrateEn,
  mirror: mirrorEn,
  follow: followEn,
  fileFault: (fault) => fileFaultsEn[fault] ?? fault,
  askFault: askFaultEn,
  faults: {
    rulesUnreadable: (what) => `cannot read the rule set: ${what}`,
    twoFormats: (format) => `--json and --format ${format} exclude each other: keep one of them`,
    inputUnreadable: (what) => `cannot read ${what}`,
    inputNotUtf8: (what) => `${what} is not UTF-8. Convert it: iconv -f ENCODING -t UTF-8`,
    unknownRule: (what, near) =>
      `no such rule: ${what}${near.length === 0 ? '' : `; did you mean ${near.join(', ')}?`} (list the rules: ask --list)`,
    ruleMissing: () => 'no rule given. List the rules: ask --list',
  },
};
