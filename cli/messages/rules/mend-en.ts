import type { MendMessages } from './mend-messages.ts';
import { number, some } from '../counted/counted-en.ts';

export const mendEn: MendMessages = {
  command: 'propose redirect rules for new 404s in a log: finds where the pages have probably moved',
  options: {
    archive:
      'a file with existing URLs: a sitemap (XML), one URL per line, or the output of content list --json; can be repeated',
    output: 'write the proposed rules to this file (lint accepts it)',
    min: 'minimum confidence of a proposal (0.5 or 50%)',
    near: 'for a dead URL, print the most similar existing ones (from --archive, or from the database)',
  },
  archiveFaults: {
    'sitemap-index': 'this is a sitemap index. Give the files that it lists instead',
    'no-address': 'it has no URL. Give a sitemap, a file with one URL per line, or the output of content list --json',
  },
  noArchive: 'no database and no --archive: proposals come only from fixed pages and the rules',
  unusable: (addresses) => `ignored in the archive: ${some(addresses, 'URL', 'URLs')} at which the rules find no page`,
  evidences: {
    archive: 'slug found in the archive',
    date: 'another date format',
    spelling: 'spelling',
    tag: 'tag or section name',
    'old-path': 'old URL format',
  },
  columns: {
    requests: 'requests',
    confidence: 'confidence',
    evidence: 'evidence',
    rule: 'from → to',
    addresses: 'URLs',
  },
  ofAddresses: (addresses, of) => (addresses === of ? number(addresses) : `${number(addresses)} of ${number(of)}`),
  saves: (requests, addresses, rules) =>
    `With ${some(rules, 'rule', 'rules')}, ${some(requests, 'request', 'requests')} for ${some(addresses, 'dead URL', 'dead URLs')} would find a page again.`,
  nothingDead: 'No new 404, so nothing to mend.',
  unmended: (addresses, requests) =>
    `No proposal for ${some(addresses, 'new 404', 'new 404s')} with ${some(requests, 'request', 'requests')}; review these yourself:`,
  written: (file) => `proposed rules written to ${file}`,
  next: (file, program) =>
    `No rule is in force yet. Review the file, then try it:  ${program} lint ${file}   and   REDIRECTS=${file} ${program} replay …`,
  near: 'Similar existing URLs:',
  nothingNear: 'No similar URL exists.',
};
