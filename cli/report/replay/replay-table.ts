import type { TrafficMessages } from '../../messages/rules/traffic-messages.ts';
import type { Exceeded } from '../../traffic/replay-limits.ts';
import type { ReplayReport } from '../../traffic/replay-report.ts';
import type { Paint } from '../paint.ts';
import { table } from '../table.ts';
import type { Section } from './section.ts';
import { headlineOf, replaySections } from './replay-sections.ts';

/** In characters: a hostile URL must not push the figures off the screen. */
const widest = 80;

const short = (text: string): string => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text);

const written =
  (paint: Paint) =>
  ({ title, note, head, rows, figures }: Section): string =>
    `${paint.strong(title)}\n${note === '' ? '' : `${paint.faint(note)}\n`}${table(
      head,
      rows.map((row) => row.map(short)),
      paint,
      figures,
    )}`;

export const replayTable = (
  report: ReplayReport,
  exceeded: Exceeded,
  max: number,
  messages: TrafficMessages,
  paint: Paint,
): string => {
  const { figures, outcomes, findings, rest } = replaySections(report, max, messages);
  const found = findings.length === 0 ? [`${messages.noFinding}\n`] : findings.map(written(paint));
  return [
    `${paint.strong(headlineOf(report, exceeded, messages))}\n`,
    written(paint)(figures),
    ...found,
    ...[outcomes, ...rest].map(written(paint)),
  ].join('\n');
};
