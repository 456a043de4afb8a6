import type { Finding, ReplayReport } from '../../traffic/replay-report.ts';

const asWritten = ({ kind, url, hits, rules }: Finding): object => ({
  kind,
  url,
  hits,
  ...(rules.length === 0 ? {} : { rules }),
});

const allFindings = ({ findings }: ReplayReport): readonly Finding[] => findings.flatMap(({ list }) => list);

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** The summary of docs/command-line.md, one object. */
export const replaySummary = (report: ReplayReport): string => {
  const { lines, requests, bad, outcomes, missing, sites, routes, rules, seconds, interrupted } = report;
  return `${JSON.stringify({ schemaVersion: 1, lines, requests, bad, outcomes, notFound: missing, sites, routes, rules, findings: allFindings(report).map(asWritten), seconds: rounded(seconds), interrupted })}\n`;
};

/** The same and the not-found addresses, one object a line, each told by its `type`. */
export const replayLines = (report: ReplayReport): string => {
  const { lines, requests, bad, missing, seconds, interrupted } = report;
  const counts = (type: string, hits: Readonly<Record<string, number>>): readonly object[] =>
    Object.entries(hits).map(([name, count]) => ({ type, name, hits: count }));
  const all: readonly object[] = [
    {
      type: 'summary',
      schemaVersion: 1,
      lines,
      requests,
      bad,
      notFound: missing,
      seconds: rounded(seconds),
      interrupted,
    },
    ...counts('outcome', report.outcomes),
    ...counts('site', report.sites),
    ...counts('route', report.routes),
    ...report.rules.map((rule) => ({ type: 'rule', ...rule })),
    ...report.notFound.map(({ url, hits }) => ({ type: 'not-found', url, hits })),
    ...allFindings(report).map((finding) => ({ type: 'finding', ...asWritten(finding) })),
  ];
  return all.map((line) => `${JSON.stringify(line)}\n`).join('');
};
