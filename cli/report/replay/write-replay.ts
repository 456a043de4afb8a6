import type { TrafficCopy } from '../../copy/traffic-copy.ts';
import type { Exceeded } from '../../traffic/replay-limits.ts';
import type { ReplayReport } from '../../traffic/replay-report.ts';
import type { Paint } from '../paint.ts';
import { replayCsv } from './replay-csv.ts';
import { replayHtml } from './replay-html.ts';
import { replayJunit } from './replay-junit.ts';
import { replayMarkdown } from './replay-markdown.ts';
import { replayLines, replaySummary } from './replay-summary.ts';
import { replayTable } from './replay-table.ts';

export const replayFormats = ['table', 'json', 'ndjson', 'csv', 'md', 'html', 'junit'] as const;

export type ReplayFormat = (typeof replayFormats)[number];

export interface WriteNeeds {
  readonly copy: TrafficCopy;
  readonly paint: Paint;
  readonly exceeded: Exceeded;
  /** What was read, as a person would name it. */
  readonly source: string;
}

/** The report as text of a format. */
export const writeReplay = (report: ReplayReport, format: ReplayFormat, { copy, paint, exceeded, source }: WriteNeeds): string => {
  switch (format) {
    case 'table': return replayTable(report, copy, paint);
    case 'json': return replaySummary(report);
    case 'ndjson': return replayLines(report);
    case 'csv': return replayCsv(report);
    case 'md': return replayMarkdown(report, copy);
    case 'html': return replayHtml(report, { copy, exceeded, source });
    case 'junit': return replayJunit(report, exceeded, copy);
  }
};
