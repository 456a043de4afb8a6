import type { TrafficMessages } from '../../messages/rules/traffic-messages.ts';
import type { Exceeded } from '../../traffic/replay-limits.ts';
import type { ReplayReport } from '../../traffic/replay-report.ts';
import type { Paint } from '../paint.ts';
import { table } from '../table.ts';
import { wrapped } from '../within-columns.ts';
import type { Section } from './section.ts';
import { headlineOf, replaySections } from './replay-sections.ts';

/** In characters: a hostile URL must not push the figures off the screen. */
const widest = 80;

const short = (text: string): string => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text);

const written =
  (paint: Paint, messages: TrafficMessages) =>
  ({ title, note, head, rows, figures, hidden = 0 }: Section): string =>
    `${paint.strong(title)}\n${note === '' ? '' : `${paint.faint(wrapped(note, paint.columns).join('\n'))}\n`}${table(
      head,
      rows.map((row) => row.map(short)),
      paint,
      figures,
    )}${hidden === 0 ? '' : `${paint.faint(messages.moreRows(hidden))}\n`}`;

export const replayTable = (
  report: ReplayReport,
  exceeded: Exceeded,
  max: number,
  messages: TrafficMessages,
  paint: Paint,
): string => {
  const { figures, outcomes, findings, rest } = replaySections(report, max, messages);
  const write = written(paint, messages);
  const isJudged = report.requests > 0;
  const found = findings.length === 0 && isJudged ? [`${messages.noFinding}\n`] : findings.map(write);
  return [
    `${paint.strong(headlineOf(report, exceeded, messages))}\n`,
    ...figures.map(write),
    ...found,
    ...[...outcomes, ...rest].map(write),
  ].join('\n');
};
