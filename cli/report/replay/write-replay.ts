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

export interface WriteNeeds extends PageNeeds {
  readonly paint: Paint;
}

/** The report as text of a format. */
export const writeReplay = (report: ReplayReport, format: ReplayFormat, needs: WriteNeeds): string => {
  const {
    messages: { traffic },
    paint,
    exceeded,
  } = needs;
  switch (format) {
    case 'table':
      return replayTable(report, traffic, paint);
    case 'json':
      return replaySummary(report);
    case 'ndjson':
      return replayLines(report);
    case 'csv':
      return replayCsv(report);
    case 'md':
      return replayMarkdown(report, traffic);
    case 'html':
      return replayHtml(report, needs);
    case 'junit':
      return replayJunit(report, exceeded, traffic);
  }
};
