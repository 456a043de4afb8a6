import type { Finding, FindingsOfKind, ReplayReport } from '../../traffic/replay-report.ts';
import type { Row, RowsOfKind } from '../../traffic/tallied-rows.ts';

const asWritten = ({ kind, url, hits, rules }: Finding): object => ({
  kind,
  url,
  hits,
  ...(rules.length === 0 ? {} : { rules }),
});

const asNotFound = ({ url, hits, rules }: Row): object => ({ url, hits, ...(rules.length === 0 ? {} : { rules }) });

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

const lengthOf = ({ every }: RowsOfKind): number => {
  let length = 0;
  for (const _ of every) length += 1;
  return length;
};

const extents = ({ notFound, findings }: ReplayReport): object => {
  const extent = (found: RowsOfKind): object => ({
    listed: lengthOf(found),
    of: found.of,
    requests: found.requests,
  });
  return {
    'not-found': extent(notFound),
    ...Object.fromEntries(findings.map((found: FindingsOfKind) => [found.kind, extent(found)])),
  };
};

const figuresOf = (report: ReplayReport): object => {
  const { lines, requests, bad, missing, formats, notJudged, filtered, interrupted, seconds } = report;
  return {
    lines,
    requests,
    bad,
    filtered,
    notJudged,
    notFound: missing,
    interrupted,
    formats,
    seconds: rounded(seconds),
    rows: extents(report),
    unreadable: report.unreadable,
  };
};

const audienceOf = ({ audience }: ReplayReport): object => (audience === null ? {} : { audience });

/** Yields JSON in parts: a list may be larger than memory. */
const listOf = function* <Item>(items: Iterable<Item>, written: (item: Item) => object): Generator<string> {
  let between = '';
  for (const item of items) {
    yield between + JSON.stringify(written(item));
    between = ',';
  }
};

const allFindings = function* ({ findings }: ReplayReport): Generator<Finding> {
  for (const { every } of findings) yield* every;
};

/** Format: docs/command-line.md. */
export const replaySummary = function* (report: ReplayReport): Generator<string> {
  const { outcomes, final, sites, routes, rules } = report;
  const counts = {
    schemaVersion: 1,
    ...figuresOf(report),
    outcomes,
    final,
    sites,
    routes,
    rules,
    ...audienceOf(report),
  };
  yield `${JSON.stringify(counts).slice(0, -1)},"findings":[`;
  yield* listOf(allFindings(report), asWritten);
  yield '],"topNotFound":[';
  yield* listOf(report.notFound.every, asNotFound);
  yield ']}\n';
};

export const replayLines = function* (report: ReplayReport): Generator<string> {
  const line = (type: string, of: object): string => `${JSON.stringify({ type, ...of })}\n`;
  const counts = (type: string, hits: Readonly<Record<string, number>>): string =>
    Object.entries(hits)
      .map(([name, count]) => line(type, { name, hits: count }))
      .join('');
  yield line('summary', { schemaVersion: 1, ...figuresOf(report) });
  yield counts('outcome', report.outcomes) + counts('final', report.final);
  yield counts('site', report.sites) + counts('route', report.routes);
  for (const rule of report.rules) yield line('rule', rule);
  if (report.audience !== null) yield line('audience', report.audience);
  for (const row of report.notFound.every) yield line('not-found', asNotFound(row));
  for (const finding of allFindings(report)) yield line('finding', asWritten(finding));
};
