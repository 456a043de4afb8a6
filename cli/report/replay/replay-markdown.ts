import type { TrafficCopy } from '../../messages/traffic-copy.ts';
import type { ReplayReport } from '../../traffic/replay-report.ts';
import type { Section } from './replay-sections.ts';
import { replaySections } from './replay-sections.ts';

const most = 50;

/** Whatever a hostile address holds, it stays in its cell. */
const cell = (text: string): string => text.replace(/[\\|`*_[\]<>]/g, '\\$&');

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const written =
  (level: string) =>
  ({ title, note, head, rows, figures }: Section): string => {
    const rule = head.map((_, column) => (figures.includes(column) ? '---:' : '---'));
    return `${level} ${title}\n\n${note === '' ? '' : `${note}\n\n`}${[head, rule, ...rows.map((row) => row.map(cell))].map(line).join('\n')}\n`;
  };

/** The report for a merge request or a chat. */
export const replayMarkdown = (report: ReplayReport, copy: TrafficCopy): string => {
  const { figures, outcomes, findings, rest } = replaySections(report, most, copy);
  const found = findings.length === 0 ? [`${copy.noFinding}\n`] : findings.map(written('###'));
  return [
    `# ${copy.title}\n`,
    ...[figures, outcomes].map(written('##')),
    `## ${copy.sections.findings}\n`,
    ...found,
    ...rest.map(written('##')),
  ].join('\n');
};
