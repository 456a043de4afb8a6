import type { TrafficMessages } from './traffic-messages.ts';
import { number, some } from './counted-en.ts';

const share = (part: number, whole: number): string =>
  `${number(whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10)}%`;

export const trafficEn: TrafficMessages = {
  language: 'en',
  options: {
    logFormat: 'format of the log',
    include: 'only addresses that match this',
    exclude: 'without addresses that match this',
    since: 'from this time on (ISO 8601, UTC without a zone; or unix seconds)',
    until: 'up to this time, without it',
    method: 'only these methods, by commas',
    sampleRate: 'only this share of the requests (0.05 or 5%)',
    limit: 'at most so many requests',
    all: 'every row, not only the 1,000 most frequent of a kind',
    audience: 'who came: people and known bots, days, referring hosts (always in html)',
    keepQuery: 'do not mask the values of queries',
    maxBad: 'end with 3 above this share of unreadable lines (0.01 or 1%)',
    failOn: 'end with 1 on these, by commas; also all or none',
    max404Rate: 'end with 1 above this share of not-found (0.05 or 5%)',
    baseline: 'only what is new against this earlier report (replay --json) counts as a fault',
    output: 'write the report to this file',
    rules: 'another rule set from a JSON file',
    count: 'at most so many addresses',
  },
  refused: {
    expression: 'not a regular expression',
    time: 'not a time',
    share: 'not a share (0.05 or 5%)',
    count: 'not a positive whole number',
    kinds:
      'may name: loop, unsafe-target, new-404, redirect-into-404, lost-query, chain, was-404, dead-rule, all, none',
  },
  standardInput: 'standard input',
  noInput: 'nothing to read: name a log, or send one to standard input',
  progress: (lines) => `${number(lines)} lines`,
  damaged: (file) => `${file}: the compressed data is cut off or damaged; what could be read before is counted`,
  notALog: (file, compression) =>
    compression === null
      ? `${file}: not a log of text (binary)`
      : `${file}: this compression (${compression}) is not read; unpack it first: … | replay -`,
  missingTool: (file, tool) => `${file}: it takes ${tool} to unpack this, which is not installed`,
  unreadableLine: (source, line, sample) =>
    `  ${source}, line ${number(line)}: ${sample === '' ? 'line too long' : sample}`,
  interrupted: 'interrupted: the report speaks only of what had been read',
  tooManyBad: (bad, lines) =>
    `too many unreadable lines: ${number(bad)} of ${number(lines)} (see --log-format, --max-bad)`,
  partialBaseline: (kinds) =>
    `the baseline names only a part of: ${kinds.join(', ')}; the rest counts as new (write it with --all)`,
  noBaseline: 'not a report of replay --json',
  newSince: (findings) =>
    findings === 0
      ? 'nothing is new against the baseline'
      : `new against the baseline: ${some(findings, 'finding', 'findings')}`,
  skippedRules: (ids) => `rules written as regular expressions do not run here (see lint): ${ids.join(', ')}`,
  notWritten: (file) => `cannot write ${file}`,
  written: (file) => `the report is in ${file}`,
  number,
  share,
  title: 'Replay of traffic',
  sections: {
    figures: 'In all',
    outcomes: 'Outcomes (at the end of every redirect)',
    first: 'The first answer',
    audience: 'Who came',
    days: 'By day',
    referrers: 'Who links here',
    missingPages: 'Pages not found, by how the address begins',
    missingFiles: 'Files not found, by how the address begins',
    unreadable: 'Unreadable lines (samples)',
    findings: 'Findings',
    rules: 'Rules',
    notFound: 'Most frequent not-found addresses',
    sites: 'Sites',
    routes: 'Routes',
  },
  figures: {
    lines: 'lines',
    format: 'format',
    requests: 'requests',
    bad: 'unreadable lines',
    filtered: 'filtered out',
    notJudged: 'of other methods',
    notFound: 'not found',
    interrupted: 'interrupted',
    seconds: 'seconds',
  },
  columns: {
    name: 'name',
    hits: 'requests',
    share: 'share',
    line: 'line',
    sample: 'sample',
    address: 'address',
    rules: 'rules',
    value: 'value',
  },
  outcomes: {
    page: 'page',
    resource: 'resource',
    redirect: 'redirect',
    'not-found': 'not found',
    'bad-request': 'bad request',
    external: 'the shop',
  },
  kinds: {
    loop: 'Rules in a circle',
    'unsafe-target': 'Target on a foreign host',
    'new-404': 'New 404',
    'redirect-into-404': 'Redirect into 404',
    'was-404': 'Led into 404 before',
    'lost-query': 'Lost query',
    chain: 'Chain of rules',
    'dead-rule': 'Unused rule',
  },
  explained: {
    loop: 'Evaluation returns to an earlier address, so none of the rules holds.',
    'unsafe-target': 'The target is neither the host of the request nor the shop.',
    'new-404': 'The log says that the address lived; with this set there is no such page.',
    'redirect-into-404': 'The log says that the address lived; with this set it leads to where there is no page.',
    'was-404': 'The log redirected it to where there was no page then either: no new fault.',
    'lost-query': 'A parameter of the request is missing from the target.',
    chain:
      'The target of a rule fits another one; the reader still takes one hop, but the rule can be written straight.',
    'dead-rule': 'No request in this input met it.',
  },
  noFinding: 'No finding.',
  nothingJudged: 'nothing was judged',
  notAllJudged: 'Undecided: part of the input was not judged.',
  headline: (faulty, missing) => {
    const end = missing === 0 ? '' : `${some(missing, 'request ends', 'requests end')} where there is no page.`;
    if (faulty > 0) return `${some(faulty, 'request meets', 'requests meet')} a fault.${end === '' ? '' : ` ${end}`}`;
    return end === '' ? 'No request meets a fault.' : `No new fault, but ${end}`;
  },
  more: (count) => `and ${number(count)} more`,
  audience: {
    people: 'not known bots',
    bots: 'known bots',
    faulty: 'met a fault',
    host: 'host',
    day: 'day (UTC)',
    pages: 'pages',
    assets: 'files',
    missing: 'nothing there',
    lost: 'once there',
    prefix: 'beginning of the address',
    addresses: 'addresses',
  },
  aboutAudience: 'Without known bots, by where requests end; no address of a client is ever kept.',
  otherRequests: (requests) => `and ${some(requests, 'more request', 'more requests')}`,
  shownOf: (shown, of) => `${number(shown)} of ${number(of)} addresses`,
  requests: (count) => some(count, 'request', 'requests'),
  ruleCount: (count) => some(count, 'rule', 'rules'),
  notFoundRate: (rate) => `the share of not-found addresses is ${rate}`,
  neverHit: { rules: 'Rules that no request met', routes: 'Routes that no request met', none: 'none' },
};
