import type { ReplayReport } from '../../traffic/replay-report.ts';

/** Quoted where needed; what a spreadsheet would take for a formula is disarmed. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Every figure of the report as `section,name,hits,rules`. */
export const replayCsv = (report: ReplayReport): string => {
  const counts = (section: string, hits: Readonly<Record<string, number>>): readonly (readonly (string | number)[])[] =>
    Object.entries(hits).map(([name, count]) => [section, name, count, '']);
  const { lines, requests, bad } = report;
  const rows = [
    ['section', 'name', 'hits', 'rules'],
    ...counts('figure', { lines, requests, bad }),
    ...counts('outcome', report.outcomes),
    ...report.findings.flatMap(({ list }) =>
      list.map(({ kind, url, hits, rules }) => [kind, url, hits, rules.join(' ')]),
    ),
    ...report.rules.map(({ id, hits }) => ['rule', id, hits, '']),
    ...report.notFound.map(({ url, hits }) => ['not-found', url, hits, '']),
    ...counts('site', report.sites),
    ...counts('route', report.routes),
  ];
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
};
