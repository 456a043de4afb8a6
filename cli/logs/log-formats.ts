import { emptyEntry } from './log-entry.ts';
import type { ReadLine, ReaderNeeds } from './log-entry.ts';
import { readCombinedLine, readVhostLine } from './read-combined-line.ts';
import { readJsonLine } from './read-json-line.ts';
import { readUrlLine } from './read-url-line.ts';
import { readWeightedLine } from './read-weighted-line.ts';

export const logFormats = ['combined', 'common', 'vhost-combined', 'json', 'weighted', 'urls'] as const;

export type LogFormat = (typeof logFormats)[number];

export const readerOf = (format: LogFormat, needs: ReaderNeeds): ReadLine => {
  switch (format) {
    case 'combined':
    case 'common':
      return readCombinedLine(needs);
    case 'vhost-combined':
      return readVhostLine(needs);
    case 'json':
      return readJsonLine(needs);
    case 'weighted':
      return readWeightedLine;
    case 'urls':
      return readUrlLine;
  }
};

/**
 * The client stands first in a line, or second behind the host that was asked; the third field of the one is the
 * second of the other, a dash.
 */
const hasHost = (line: Buffer): boolean => {
  const [, second, third] = line.toString('latin1', 0, 1024).split(' ', 3);
  return third === '-' && second !== '-';
};

const formatOfLine = (line: Buffer): LogFormat | null => {
  const entry = emptyEntry();
  const reads = (format: LogFormat): boolean => readerOf(format, { time: false })(line, 0, line.length, entry);
  if (reads('combined')) return hasHost(line) ? 'vhost-combined' : 'combined';
  if (reads('json')) return 'json';
  if (reads('weighted')) return 'weighted';
  return line[0] !== 0x7b && reads('urls') ? 'urls' : null;
};

/** The format of most of these lines; the most common one where none can be read. */
export const detectFormat = (lines: readonly Buffer[]): LogFormat => {
  const found = lines.map(formatOfLine);
  const count = (format: LogFormat): number => found.filter((candidate) => candidate === format).length;
  return logFormats.toSorted((one, other) => count(other) - count(one))[0] ?? 'combined';
};
