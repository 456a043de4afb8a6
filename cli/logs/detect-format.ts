import { emptyEntry } from './log-entry.ts';
import type { LogFormat } from './log-formats.ts';
import { logFormats, readerOf } from './log-formats.ts';
import { siteBeforeTime } from './site-before-time.ts';

const hostKind = (line: string): LogFormat | null => {
  const { host, first } = siteBeforeTime(line.slice(0, Math.max(0, line.indexOf('] "'))).replace(/ \[[^[]*$/, ''));
  if (host === '') return null;
  return first ? 'vhost-combined' : 'lighttpd';
};

const combinedKind = (line: string): LogFormat => {
  if (/" \d+ms$/.test(line)) return 'traefik';
  const withHost = hostKind(line);
  if (withHost !== null) return withHost;
  if (/\] "[A-Z]+ https?:\/\//.test(line)) return 'varnish';
  return /" \d{3} \S+ "/.test(line) ? 'combined' : 'common';
};

const jsonKind = (line: string): LogFormat => {
  if (line.includes('"RequestPath"')) return 'traefik';
  return /"logger":\s*"http\.log\.access/.test(line) ? 'caddy' : 'json';
};

/** Order matters: almost any line can be read as a plain address. */
const shapes: readonly { readonly format: LogFormat; readonly kind?: (line: string) => LogFormat }[] = [
  { format: 'combined', kind: combinedKind },
  { format: 'json', kind: jsonKind },
  { format: 'cloudfront' },
  { format: 'w3c' },
  { format: 'alb' },
  { format: 's3' },
  { format: 'haproxy' },
  { format: 'weighted' },
  { format: 'urls' },
];

const brace = 0x7b;

const headingKind = (line: string): LogFormat | null => {
  if (!/^#Fields:/i.test(line)) return null;
  return /\sx-edge-/i.test(line) ? 'cloudfront' : 'w3c';
};

const lineFormats = (): ((line: Buffer) => LogFormat | null) => {
  const readers = shapes.map((shape) => ({ ...shape, read: readerOf(shape.format, { time: false }) }));
  const entry = emptyEntry();
  return (line) => {
    entry.weight = 1;
    // Every reader gets every line, because some store headings.
    const reads = readers.map(
      ({ format, read }) => !(format === 'urls' && line[0] === brace) && read(line, 0, line.length, entry),
    );
    const first = readers[reads.indexOf(true)];
    const text = line.toString('latin1');
    if (text.startsWith('#')) return headingKind(text);
    return first === undefined ? null : (first.kind?.(text) ?? first.format);
  };
};

export const detectFormat = (lines: readonly Buffer[]): LogFormat => {
  const found = lines.map(lineFormats());
  const count = (format: LogFormat): number => found.filter((candidate) => candidate === format).length;
  return logFormats.toSorted((one, other) => count(other) - count(one))[0] ?? 'combined';
};
