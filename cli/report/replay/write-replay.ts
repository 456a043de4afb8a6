import type { ReplayReport } from '../../traffic/replay-report.ts';
import type { Paint } from '../paint.ts';
import { replayCsv } from './replay-csv.ts';
import type { PageNeeds } from './replay-html.ts';
import { replayHtml } from './replay-html.ts';
import { replayJunit } from './replay-junit.ts';
import { replayMarkdown } from './replay-markdown.ts';
import { replayLines, replaySummary } from './replay-summary.ts';
import { replayTable } from './replay-table.ts';

export const replayFormats = ['table', 'json', 'ndjson', 'csv', 'md', 'html', 'junit'] as const;

export type ReplayFormat = (typeof replayFormats)[number];

export interface WriteNeeds extends Omit<PageNeeds, 'maxAddresses'> {
  readonly paint: Paint;
  readonly all: boolean;
}

const shownRows: Readonly<Record<'table' | 'md' | 'html' | 'junit', number>> = {
  table: 20,
  md: 50,
  html: 30,
  junit: 50,
};

const maxAddresses = 100;

const withEveryRow = (report: ReplayReport): ReplayReport => ({
  ...report,
  notFound: { ...report.notFound, list: [...report.notFound.every] },
  findings: report.findings.map((found) => ({ ...found, list: [...found.every] })),
});

export const writeReplay = (
  found: ReplayReport,
  format: ReplayFormat,
  needs: WriteNeeds,
): string | Iterable<string> => {
  const {
    messages: { traffic },
    paint,
    exceeded,
    all,
  } = needs;
  if (format === 'json') return replaySummary(found);
  if (format === 'ndjson') return replayLines(found);
  if (format === 'csv') return replayCsv(found);
  const report = all ? withEveryRow(found) : found;
  const max = all ? Infinity : shownRows[format];
  switch (format) {
    case 'table':
      return replayTable(report, exceeded, max, traffic, paint);
    case 'md':
      return replayMarkdown(report, exceeded, max, traffic);
    case 'html':
      return replayHtml(report, max, { ...needs, maxAddresses: all ? Infinity : maxAddresses });
    case 'junit':
      return replayJunit(report, exceeded, max, traffic);
  }
};
