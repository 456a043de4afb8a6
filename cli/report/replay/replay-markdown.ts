import type { TrafficMessages } from '../../messages/rules/traffic-messages.ts';
import type { Exceeded } from '../../traffic/replay-limits.ts';
import type { ReplayReport } from '../../traffic/replay-report.ts';
import type { Section } from './section.ts';
import { headlineOf, replaySections } from './replay-sections.ts';

/** Escapes Markdown, because URLs from a log can be hostile. */
const cell = (text: string): string => text.replace(/[\\|`*_[\]<>]/g, '\\$&');

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const written =
  (level: string, messages: TrafficMessages) =>
  ({ title, note, head, rows, figures, hidden = 0 }: Section): string => {
    const rule = head.map((_, column) => (figures.includes(column) ? '---:' : '---'));
    return `${level} ${title}\n\n${note === '' ? '' : `${note}\n\n`}${[head, rule, ...rows.map((row) => row.map(cell))].map(line).join('\n')}\n${hidden === 0 ? '' : `\n${messages.moreRows(hidden)}\n`}`;
  };

export const replayMarkdown = (
  report: ReplayReport,
  exceeded: Exceeded,
  max: number,
  messages: TrafficMessages,
): string => {
  const { figures, outcomes, findings, rest } = replaySections(report, max, messages);
  const found = findings.length === 0 ? [`${messages.noFinding}\n`] : findings.map(written('###', messages));
  const judged = [`## ${messages.sections.findings}\n`, ...found];
  const write = written('##', messages);
  return [
    `# ${messages.title}\n`,
    `**${headlineOf(report, exceeded, messages)}**\n`,
    ...[...figures, ...outcomes].map(write),
    ...(report.requests === 0 ? [] : judged),
    ...rest.map(write),
  ].join('\n');
};
