import type { Outcome } from '#core/addresses/judge-address.ts';
import type { TrafficCopy } from '../../messages/traffic-copy.ts';
import type { FindingsOfKind, ReplayReport } from '../../traffic/replay-report.ts';

/** A table of a report, whatever it is written as. */
export interface Section {
  readonly title: string;
  /** One sentence for the reader; empty when none is needed. */
  readonly note: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Places of columns that hold figures. */
  readonly figures: readonly number[];
}

type Hits = Readonly<Record<string, number>>;

const figures = ({ lines, requests, bad, seconds }: ReplayReport, copy: TrafficCopy): Section => {
  const { number, figures: names, share } = copy;
  const rows = [
    [names.lines, number(lines)],
    [names.requests, number(requests)],
    [names.bad, bad === 0 ? number(bad) : `${number(bad)} (${share(bad, lines)})`],
    [names.seconds, number(Math.round(seconds * 100) / 100)],
  ];
  return { title: copy.sections.figures, note: '', head: [copy.columns.name, copy.columns.value], rows, figures: [1] };
};

const shares = (
  title: string,
  hits: Hits,
  whole: number,
  copy: TrafficCopy,
  nameOf = (key: string): string => key,
): Section => ({
  title,
  note: '',
  figures: [1, 2],
  head: [copy.columns.name, copy.columns.hits, copy.columns.share],
  rows: Object.entries(hits).map(([key, count]) => [nameOf(key), copy.number(count), copy.share(count, whole)]),
});

const rules = (report: ReplayReport, copy: TrafficCopy): Section => ({
  title: copy.sections.rules,
  note: '',
  figures: [1],
  head: [copy.columns.name, copy.columns.hits],
  rows: report.rules.filter(({ hits }) => hits > 0).map(({ id, hits }) => [id, copy.number(hits)]),
});

const notFound = (report: ReplayReport, most: number, copy: TrafficCopy): Section => ({
  title: copy.sections.notFound,
  note: '',
  figures: [1],
  head: [copy.columns.address, copy.columns.hits],
  rows: report.notFound.slice(0, most).map(({ url, hits }) => [url, copy.number(hits)]),
});

/** How much there is of a kind: requests, or rules that none met. */
export const extent = ({ kind, requests }: FindingsOfKind, copy: TrafficCopy): string =>
  kind === 'dead-rule' ? copy.ruleCount(requests) : copy.requests(requests);

/** Rules that sleep are told last and least. */
const mostDead = 5;

/** The findings of one kind, at most so many of them. */
export const findingSection = (found: FindingsOfKind, most: number, copy: TrafficCopy): Section => {
  const { kind, list } = found;
  const shown = list.slice(0, kind === 'dead-rule' ? Math.min(most, mostDead) : most);
  const names = shown.some(({ rules: ids }) => ids.length > 0);
  const rest = list.length > shown.length ? ` (${copy.more(list.length - shown.length)})` : '';
  return {
    title: `${copy.kinds[kind]} · ${extent(found, copy)}`,
    note: `${copy.explained[kind]}${rest}`,
    figures: [1],
    head: [copy.columns.address, copy.columns.hits, ...(names ? [copy.columns.rules] : [])],
    rows: shown.map(({ url, hits, rules: ids }) => [url, copy.number(hits), ...(names ? [ids.join(' → ')] : [])]),
  };
};

/** Everything but the findings, in the order of reading. */
export interface ReplaySections {
  readonly figures: Section;
  readonly outcomes: Section;
  readonly findings: readonly Section[];
  readonly rest: readonly Section[];
}

/** The tables of a report, long ones cut to `most` rows; empty ones left out. */
export const replaySections = (report: ReplayReport, most: number, copy: TrafficCopy): ReplaySections => ({
  figures: figures(report, copy),
  outcomes: shares(
    copy.sections.outcomes,
    report.outcomes,
    report.requests,
    copy,
    (key) => copy.outcomes[key as Outcome],
  ),
  findings: report.findings.filter(({ list }) => list.length > 0).map((found) => findingSection(found, most, copy)),
  rest: [
    notFound(report, most, copy),
    rules(report, copy),
    shares(copy.sections.sites, report.sites, report.requests, copy),
    shares(copy.sections.routes, report.routes, report.requests, copy),
  ].filter(({ rows }) => rows.length > 0),
});
