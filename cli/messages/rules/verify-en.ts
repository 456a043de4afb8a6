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
  found: 'a page is there now',
};

const costs: Readonly<Record<string, string>> = {
  exponential: 'each further letter can double the work',
  polynomial: 'the work grows with the square of the length or faster',
  unknown: 'it cannot be told to be fast',
};

const listed = (rules: readonly string[]): string =>
  rules.length > 4 ? `${rules.slice(0, 3).join(', ')} and ${number(rules.length - 3)} more` : rules.join(', ');

const lint = ({ kind, others, shownBy, found }: LintFinding): string => {
  const rules = listed(others);
  switch (kind) {
    case 'loop':
      return `leads in a circle: ${shownBy}${rules === '' ? '' : ` (${rules})`}`;
    case 'takes-page':
      return `takes living pages: ${found}`;
    case 'chain':
      return `its target fits another rule: ${rules} (${shownBy})`;
    case 'duplicate':
      return `the same as ${rules}`;
    case 'shadowed':
      return `never has its turn, for before it comes ${rules}`;
    case 'unreachable':
      return 'no address can reach it';
    case 'unsafe-target':
      return `leads to a foreign host: ${found}`;
    case 'target-not-found':
      return `its target is itself not found (404): ${shownBy} → ${found}`;
    case 'lost-query':
      return `its target loses the query of the request: ${found}`;
    case 'no-example':
      return 'has no example';
    case 'example-fails':
      return `its example does not hold: ${shownBy}; in truth ${found}${rules === '' ? '' : ` (${rules})`}`;
    case 'super-linear':
      return `a pattern with super-linear matching, ${costs[found ?? ''] ?? ''}: ${shownBy}`;
  }
};

export const verifyEn: VerifyMessages = {
  schemaFault: schemaFaultInWords,
  options: {
    accepted: 'findings that are accepted with a reason (accepts) do not count for the exit code',
    proof: 'every shape of address whose verdict changes, and that nothing else does',
    failOnLint: 'kinds that end with code 1, comma separated; all or none too',
    failOnDiff: 'kinds that end with code 1, comma separated; all or none too',
    origin: 'the server to ask, such as http://127.0.0.1:3000',
    allowOrigin: 'a server that is not on this machine is fine',
    rps: 'at most so many requests a second',
    concurrency: 'so many requests at a time',
    timeout: 'seconds to wait for an answer',
  },
  arguments: {
    lintKinds: 'no kind of lint finding',
    diffKinds: 'no kind of diff finding',
    seconds: 'not a positive number',
  },
  lint,
  accepted: (reason) => `accepted: ${reason}`,
  lintEnd: (rules, findings, accepted) =>
    `${some(rules, 'rule', 'rules')}, ${findings === 0 ? 'no findings' : some(findings, 'finding', 'findings')}${accepted === 0 ? '' : `, ${number(accepted)} of them accepted`}`,
  columns: {
    finding: 'finding',
    what: 'what is wrong',
    about: 'about',
    place: 'place',
    shape: 'addresses',
    witness: 'for one',
    before: 'before',
    after: 'after',
  },
  changes,
  diffCount: (kind, addresses, requests, atLeast) =>
    `${changes[kind]}: ${atLeast ? 'at least ' : ''}${some(addresses, 'address', 'addresses')}${requests === 0 ? '' : `, ${some(requests, 'request', 'requests')}`}`,
  noChange: 'no change',
  nothingElse: 'nothing else changes',
  notProven: 'not proven: so many rules have too many cases, something else may change too',
  notProvenOf: (ids) => `not proven: rules written as regular expressions are not looked at: ${ids.join(', ')}`,
  proofOfLogs: 'a --proof is not about logs: leave out the log, or --proof',
  line: (line) => `line ${number(line)}`,
  fields: { status: 'status', location: 'location', route: 'route' },
  mismatch: (field, wanted, found) => `${field}: ${found} instead of ${wanted}`,
  nothing: 'nothing',
  badExpectation: (line) => `line ${number(line)}: not an expectation (url,status,location-or-route)`,
  checkEnd: (expectations, mismatches, bad) =>
    `${some(expectations, 'expectation', 'expectations')}, ${some(mismatches, 'mismatch', 'mismatches')}${bad === 0 ? '' : `, ${some(bad, 'unreadable line', 'unreadable lines')}`}`,
  predicted: 'predicted',
  answered: 'answered',
  anyStatus: 'any',
  silent: (code) => `no answer (${code})`,
  unreachable: (origin, code) => `cannot be reached: ${origin} (${code})`,
  badOrigin: (origin) => `not the address of a server: ${origin} (such as http://127.0.0.1:3000)`,
  foreignOrigin: (origin) => `${origin} is not on this machine; if that is meant: --allow-origin`,
  liveEnd: (asked, mismatches) =>
    `${some(asked, 'address', 'addresses')}, ${some(mismatches, 'mismatch', 'mismatches')}`,
  interrupted: 'interrupted: this is only what was done so far',
};
