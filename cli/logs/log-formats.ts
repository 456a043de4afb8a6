import type { ReadLine, ReaderNeeds } from './log-entry.ts';
import { readBalancerLine, readBucketLine } from './read-amazon-lines.ts';
import { readColumns } from './read-columns.ts';
import { readCombinedLine, readVhostLine } from './read-combined-line.ts';
import { readHaproxyLine } from './read-haproxy-line.ts';
import { readJsonLine } from './read-json-line.ts';
import { readTraefikLine } from './read-traefik-line.ts';
import { readUrlLine } from './read-url-line.ts';
import { readWeightedLine } from './read-weighted-line.ts';

export const logFormats = [
  'combined',
  'common',
  'vhost-combined',
  'lighttpd',
  'varnish',
  'traefik',
  'json',
  'caddy',
  'w3c',
  'cloudfront',
  'alb',
  's3',
  'haproxy',
  'weighted',
  'urls',
] as const;

export type LogFormat = (typeof logFormats)[number];

export const readerOf = (format: LogFormat, needs: ReaderNeeds): ReadLine => {
  switch (format) {
    // varnishncsa lines differ only in their absolute request addresses.
    case 'combined':
    case 'common':
    case 'varnish':
      return readCombinedLine(needs);
    case 'vhost-combined':
    case 'lighttpd':
      return readVhostLine(needs);
    case 'traefik':
      return readTraefikLine(needs);
    case 'json':
    case 'caddy':
      return readJsonLine(needs);
    case 'w3c':
    case 'cloudfront':
      return readColumns(format, needs);
    case 'alb':
      return readBalancerLine(needs);
    case 's3':
      return readBucketLine(needs);
    case 'haproxy':
      return readHaproxyLine(needs);
    case 'weighted':
      return readWeightedLine;
    case 'urls':
      return readUrlLine;
  }
};
