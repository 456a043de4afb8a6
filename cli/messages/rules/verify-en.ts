import type { LintFinding } from '#core/addresses/redirects/lint-finding.ts';
import { schemaFaultInWords } from '#core/addresses/redirects/schema-fault.ts';
import type { ChangeKind } from '../../diff/change.ts';
import type { VerifyMessages } from './verify-messages.ts';
import { number, some } from '../counted/counted-en.ts';

const changes: Readonly<Record<ChangeKind, string>> = {
  'new-404': 'new 404',
  loop: 'loop',
  'unsafe-target': 'unsafe target',
  'lost-query': 'lost query',
  chain: 'chain',
  moved: 'leads elsewhere',
  found: 'page found now',
};

const costs: Readonly<Record<string, string>> = {
  exponential: 'each further character can double the time',
  polynomial: 'the time grows with the square of the length or faster',
  unknown: 'it could not be proven fast',
};

const listed = (rules: readonly string[]): string =>
  rules.length > 4 ? `${rules.slice(0, 3).join(', ')} and ${number(rules.length - 3)} more` : rules.join(', ');

const lint = ({ kind, others, shownBy, found }: LintFinding): string => {
  const rules = listed(others);
  switch (kind) {
    case 'loop':
      return `causes a loop: ${shownBy}${rules === '' ? '' : ` (${rules})`}`;
    case 'takes-page':
      return `takes over existing pages: ${found}`;
    case 'chain':
      return `its target matches another rule: ${rules} (${shownBy})`;
    case 'duplicate':
      return `the same as ${rules}`;
    case 'shadowed':
      return `never applies, because these rules match first: ${rules}`;
    case 'unreachable':
      return 'no URL can match it';
    case 'unsafe-target':
      return `redirects to a foreign host: ${found}`;
    case 'target-not-found':
      return `its target is not found (404): ${shownBy} → ${found}`;
    case 'lost-query':
      return `its target loses the query of the request: ${found}`;
    case 'no-example':
      return 'has no example';
    case 'example-fails':
      return `its example fails: ${shownBy}; the result is ${found}${rules === '' ? '' : ` (${rules})`}`;
    case 'super-linear':
      return `a pattern with super-linear matching, ${costs[found ?? ''] ?? ''}: ${shownBy}`;
  }
};

export const verifyEn: VerifyMessages = {
  schemaFault: schemaFaultInWords,
  options: {
    accepted: 'ignore findings accepted with a reason (accepts) in the exit code',
    proof: 'list every URL pattern whose verdict changes, and prove that no other does',
    failOnLint: 'exit with 1 on findings of these kinds, comma-separated; or all, or none',
    failOnDiff: 'exit with 1 on changes of these kinds, comma-separated; or all, or none',
    origin: 'the server to check, such as http://127.0.0.1:3000',
    allowOrigin: 'allow a server that is not on this machine',
    rps: 'maximum requests per second',
    concurrency: 'maximum parallel requests',
    timeout: 'seconds to wait for a response',
  },
  arguments: {
    lintKinds: 'must be kinds of lint findings',
    diffKinds: 'must be kinds of diff changes',
    seconds: 'must be a positive number',
  },
  lint,
  accepted: (reason) => `accepted: ${reason}`,
  lintEnd: (rules, findings, accepted) =>
    `${some(rules, 'rule', 'rules')}, ${findings === 0 ? 'no findings' : some(findings, 'finding', 'findings')}${accepted === 0 ? '' : `, ${number(accepted)} of them accepted`}`,
  columns: {
    finding: 'finding',
    what: 'problem',
    about: 'about',
    place: 'place',
    shape: 'URL pattern',
    witness: 'example',
    before: 'before',
    after: 'after',
  },
  changes,
  diffCount: (kind, addresses, requests, atLeast) =>
    `${changes[kind]}: ${atLeast ? 'at least ' : ''}${some(addresses, 'URL', 'URLs')}${requests === 0 ? '' : `, ${some(requests, 'request', 'requests')}`}`,
  noChange: 'no change',
  nothingElse: 'nothing else changes',
  notProven: 'not proven: the rule sets have too many cases, so other verdicts may change too',
  notProvenOf: (ids) => `not proven: rules with regular expressions are not compared: ${ids.join(', ')}`,
  proofOfLogs: '--proof cannot be combined with logs: leave one of them out',
  line: (line) => `line ${number(line)}`,
  fields: { status: 'status', location: 'location', route: 'route' },
  mismatch: (field, wanted, found) => `${field}: expected ${wanted}, but is ${found}`,
  nothing: 'nothing',
  badExpectation: (line) => `line ${number(line)}: not an expectation (url,status,location-or-route)`,
  checkEnd: (expectations, mismatches, bad) =>
    `${some(expectations, 'expectation', 'expectations')}, ${some(mismatches, 'mismatch', 'mismatches')}${bad === 0 ? '' : `, ${some(bad, 'unreadable line', 'unreadable lines')}`}`,
  predicted: 'predicted',
  answered: 'actual',
  anyStatus: 'any',
  silent: (code) => `no response (${code})`,
  unreachable: (origin, code) => `cannot reach ${origin} (${code})`,
  badOrigin: (origin) => `not a server origin: ${origin}. Give one such as http://127.0.0.1:3000`,
  foreignOrigin: (origin) => `${origin} is not on this machine. To allow it: --allow-origin`,
  liveEnd: (asked, mismatches) => `${some(asked, 'URL', 'URLs')}, ${some(mismatches, 'mismatch', 'mismatches')}`,
  interrupted: 'interrupted: the results are partial',
};
