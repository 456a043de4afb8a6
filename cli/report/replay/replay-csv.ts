import type { ReplayReport } from '../../traffic/replay-report.ts';

type Cells = readonly (string | number)[];

/** Quoted where needed; what a spreadsheet would take for a formula is disarmed. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const counts = (section: string, hits: Readonly<Record<string, number>>): readonly Cells[] =>
  Object.entries(hits).map(([name, count]) => [section, name, count, '']);

const cellsOf = function* (report: ReplayReport): Generator<Cells> {
  const { lines, requests, bad, filtered, missing, interrupted } = report;
  yield ['section', 'name', 'hits', 'rules'];
  yield* counts('figure', { lines, requests, bad, filtered, notFound: missing, interrupted: Number(interrupted) });
  yield* counts('not-judged', report.notJudged);
  yield* counts('outcome', report.outcomes);
  yield* counts('final', report.final);
  for (const { kind, every } of report.findings)
    for (const { url, hits, rules } of every) yield [kind, url, hits, rules.join(' ')];
  for (const { id, hits } of report.rules) yield ['rule', id, hits, ''];
  for (const { url, hits, rules } of report.notFound.every) yield ['not-found', url, hits, rules.join(' ')];
  yield* counts('site', report.sites);
  yield* counts('route', report.routes);
  for (const { kind, of, list } of report.findings) if (of > list.length) yield ['rows', kind, of, ''];
};

/** Every figure of the report as `section,name,hits,rules`, row after row. */
export const replayCsv = function* (report: ReplayReport): Generator<string> {
  for (const row of cellsOf(report)) yield `${row.map(cell).join(',')}\r\n`;
};
