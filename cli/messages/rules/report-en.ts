import type { ReportMessages } from './report-messages.ts';
import { number, some } from '../counted/counted-en.ts';

export const reportEn: ReportMessages = {
  ruleSet: (file) => (file === null ? 'with its own rule set' : `rule set: ${file}`),
  took: (lines, seconds) => `${number(lines)} lines in ${number(Math.round(seconds * 10) / 10)} seconds`,
  summary: 'In short',
  fails: 'fault',
  tells: 'for information',
  leads: 'leads to',
  notFoundShare: 'not found',
  addresses: (count) => some(count, 'address', 'addresses'),
  folded: (count) => `and ${number(count)} more ${count === 1 ? 'address' : 'addresses'}`,
  cut: (shown, of) => `${number(shown)} of ${number(of)} addresses (all of them: --all)`,
  unlisted: (addresses, requests) =>
    `and ${number(addresses)} rarer addresses, with ${number(requests)} requests in all (all of them: --all)`,
  accepted: (reason) => `Accepted: ${reason}.`,
  noRule: 'no redirect',
  nothingThere: '(no page there, 404)',
  circle: '↺ in a circle',
  tip: 'The whole trail of one address, step by step:',
};
