import type { Outcome } from '#core/addresses/judge-address.ts';
import type { TrafficMessages } from '../../messages/traffic-messages.ts';
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

/** The sentence that decides: what was not judged is not said to be sound. */
export const headlineOf = ({ requests, faulty }: ReplayReport, messages: TrafficMessages): string =>
  requests === 0 ? messages.nothingJudged : messages.headline(faulty);

type Hits = Readonly<Record<string, number>>;

const figures = ({ lines, requests, bad, seconds }: ReplayReport, messages: TrafficMessages): Section => {
  const { number, figures: names, share } = messages;
  const rows = [
    [names.lines, number(lines)],
    [names.requests, number(requests)],
    [names.bad, bad === 0 ? number(bad) : `${number(bad)} (${share(bad, lines)})`],
    [names.seconds, number(Math.round(seconds * 100) / 100)],
  ];
  return {
    title: messages.sections.figures,
    note: '',
    head: [messages.columns.name, messages.columns.value],
    rows,
    figures: [1],
  };
};

const shares = (
  title: string,
  hits: Hits,
  whole: number,
  messages: TrafficMessages,
  nameOf = (key: string): string => key,
): Section => ({
  title,
  note: '',
  figures: [1, 2],
  head: [messages.columns.name, messages.columns.hits, messages.columns.share],
  rows: Object.entries(hits).map(([key, count]) => [nameOf(key), messages.number(count), messages.share(count, whole)]),
});

const rules = (report: ReplayReport, messages: TrafficMessages): Section => ({
  title: messages.sections.rules,
  note: '',
  figures: [1],
  head: [messages.columns.name, messages.columns.hits],
  rows: report.rules.filter(({ hits }) => hits > 0).map(({ id, hits }) => [id, messages.number(hits)]),
});

const notFound = (report: ReplayReport, most: number, messages: TrafficMessages): Section => ({
  title: messages.sections.notFound,
  note: '',
  figures: [1],
  head: [messages.columns.address, messages.columns.hits],
  rows: report.notFound.slice(0, most).map(({ url, hits }) => [url, messages.number(hits)]),
});

/** How much there is of a kind: requests, or rules that none met. */
export const extent = ({ kind, requests }: FindingsOfKind, messages: TrafficMessages): string =>
  kind === 'dead-rule' ? messages.ruleCount(requests) : messages.requests(requests);

/** Rules that sleep are told last and least. */
const mostDead = 5;

/** The findings of one kind, at most so many of them. */
export const findingSection = (found: FindingsOfKind, most: number, messages: TrafficMessages): Section => {
  const { kind, list } = found;
  const shown = list.slice(0, kind === 'dead-rule' ? Math.min(most, mostDead) : most);
  const names = shown.some(({ rules: ids }) => ids.length > 0);
  const rest = list.length > shown.length ? ` (${messages.more(list.length - shown.length)})` : '';
  return {
    title: `${messages.kinds[kind]} · ${extent(found, messages)}`,
    note: `${messages.explained[kind]}${rest}`,
    figures: [1],
    head: [messages.columns.address, messages.columns.hits, ...(names ? [messages.columns.rules] : [])],
    rows: shown.map(({ url, hits, rules: ids }) => [url, messages.number(hits), ...(names ? [ids.join(' → ')] : [])]),
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
export const replaySections = (report: ReplayReport, most: number, messages: TrafficMessages): ReplaySections => ({
  figures: figures(report, messages),
  outcomes: shares(
    messages.sections.outcomes,
    report.outcomes,
    report.requests,
    messages,
    (key) => messages.outcomes[key as Outcome],
  ),
  findings: report.findings.filter(({ list }) => list.length > 0).map((found) => findingSection(found, most, messages)),
  rest: [
    notFound(report, most, messages),
    rules(report, messages),
    shares(messages.sections.sites, report.sites, report.requests, messages),
    shares(messages.sections.routes, report.routes, report.requests, messages),
  ].filter(({ rows }) => rows.length > 0),
});
