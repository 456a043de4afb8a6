import type { MendMessages } from './mend-messages.ts';
import { number, some } from '../counted/counted-en.ts';

export const mendEn: MendMessages = {
  command: 'mends new 404s: where what a log can no longer find has probably gone; candidate rules, to be tried',
  options: {
    archive:
      'a file of living addresses: a sitemap (XML), one address a line, or what content list --json prints; may be repeated',
    output: 'write the candidate rules to this file (lint accepts it)',
    min: 'no candidate that is less certain (0.5 or 50%)',
    near: 'beside a dead address the nearest living ones (--archive, or the content at hand)',
  },
  archiveFaults: {
    'sitemap-index': 'this is an index of sitemaps: name the files that it lists, as many as there are',
    'no-address': 'it holds no address: a sitemap, one address a line or content list --json is wanted',
  },
  noArchive: 'no content is at hand and no --archive was named: only fixed pages and the rules can be guessed from',
  unusable: (addresses) =>
    `left out of the archive: ${some(addresses, 'address', 'addresses')} at which there is no page by the rules`,
  evidences: {
    archive: 'its slug is in the archive',
    date: 'the date written otherwise',
    spelling: 'spelling',
    tag: 'name of a tag or section',
    'old-path': 'an old form of address',
  },
  columns: {
    requests: 'requests',
    confidence: 'certainty',
    evidence: 'by what',
    rule: 'from → to',
    addresses: 'addresses',
  },
  ofAddresses: (addresses, of) => (addresses === of ? number(addresses) : `${number(addresses)} of ${number(of)}`),
  saves: (requests, addresses, rules) =>
    `With ${some(rules, 'rule', 'rules')}, ${some(requests, 'request', 'requests')} for ${some(addresses, 'dead address', 'dead addresses')} would find a page again.`,
  nothingDead: 'No new 404, so nothing to mend.',
  unmended: (addresses, requests) =>
    `Without a proposal: ${some(addresses, 'new 404', 'new 404s')} with ${some(requests, 'request', 'requests')}; look at them yourself:`,
  written: (file) => `the candidate rules are in ${file}`,
  next: (file, program) =>
    `Nothing has changed. Look through it, then try it:  ${program} lint ${file}   and   REDIRECTS=${file} ${program} replay …`,
  near: 'Living addresses nearby:',
  nothingNear: 'Nothing lives nearby.',
};
