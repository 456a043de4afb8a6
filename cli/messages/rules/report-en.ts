import type { ReportMessages } from './report-messages.ts';
import { number, some } from '../counted/counted-en.ts';

export const reportEn: ReportMessages = {
  ruleSet: (file) => (file === null ? "the product's own rule set" : `rule set: ${file}`),
  took: (lines, seconds) => `${number(lines)} lines in ${number(Math.round(seconds * 10) / 10)} seconds`,
  summary: 'Summary',
  fails: 'fault',
  tells: 'informational',
  leads: 'leads to',
  notFoundShare: 'not found',
  addresses: (count) => some(count, 'URL', 'URLs'),
  folded: (count) => `and ${number(count)} more ${count === 1 ? 'address' : 'addresses'}`,
  cut: (shown, of) => `${number(shown)} of ${number(of)} URLs (to list all: --all)`,
  unlisted: (addresses, requests) =>
    `and ${number(addresses)} less frequent URLs with ${number(requests)} requests in total (to list all: --all)`,
  accepted: (reason) => `Accepted: ${reason}.`,
  noRule: 'no redirect',
  nothingThere: '(no page there, 404)',
  circle: '↺ loop',
  tip: 'To see each step for one URL:',
};
