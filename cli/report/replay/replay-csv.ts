import type { ReplayReport } from '../../traffic/replay-report.ts';

type Cells = readonly (string | number)[];

/** Disarms values that a spreadsheet would run as formulas. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const counts = (section: string, hits: Readonly<Record<string, number>>): readonly Cells[] =>
  Object.entries(hits).map(([name, count]) => [section, name, count, '']);

const audience = function* ({ audience: found }: ReplayReport): Generator<Cells> {
  if (found === null) return;
  yield ['audience', 'people', found.people.requests, ''];
  yield ['audience', 'bots', found.bots.requests, ''];
  yield ['audience', 'faulty-people', found.faulty, ''];
  for (const { day, requests, missing } of found.days) {
    yield ['day', day, requests, ''];
    yield ['day-not-found', day, missing, ''];
  }
  for (const { host, requests, missing } of found.referrers) {
    yield ['referrer', host, requests, ''];
    yield ['referrer-not-found', host, missing, ''];
  }
  for (const { prefix, requests, files } of found.prefixes)
    yield [files ? 'not-found-files' : 'not-found-pages', prefix, requests, ''];
};

const cellsOf = function* (report: ReplayReport): Generator<Cells> {
  const { lines, requests, bad, filtered, missing, interrupted } = report;
  yield ['section', 'name', 'hits', 'rules'];
  yield* counts('figure', { lines, requests, bad, filtered, notFound: missing, interrupted: Number(interrupted) });
  yield* counts('format', report.formats);
  yield* counts('not-judged', report.notJudged);
  yield* counts('outcome', report.outcomes);
  yield* counts('final', report.final);
  for (const { kind, every } of report.findings)
    for (const { url, hits, rules } of every) yield [kind, url, hits, rules.join(' ')];
  for (const { id, hits } of report.rules) yield ['rule', id, hits, ''];
  for (const { url, hits, rules } of report.notFound.every) yield ['not-found', url, hits, rules.join(' ')];
  yield* counts('site', report.sites);
  yield* counts('route', report.routes);
  yield* audience(report);
  for (const { kind, of, list } of report.findings) if (of > list.length) yield ['rows', kind, of, ''];
};

export const replayCsv = function* (report: ReplayReport): Generator<string> {
  for (const row of cellsOf(report)) yield `${row.map(cell).join(',')}\r\n`;
};
