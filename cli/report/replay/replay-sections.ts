import type { Outcome } from '#core/addresses/judge-address.ts';
import type { TrafficMessages } from '../../messages/rules/traffic-messages.ts';
import type { FinalOutcome } from '../../addresses/final-outcome.ts';
import type { Exceeded } from '../../traffic/replay-limits.ts';
import type { Section } from './section.ts';
import { noRequest } from '../../logs/log-entry.ts';
import { audienceSections } from './audience-sections.ts';
import type { FindingsOfKind, ReplayReport } from '../../traffic/replay-report.ts';

/** Requests that were not judged must not be reported as sound. */
export const headlineOf = (
  { requests, faulty, missing, interrupted, damaged }: ReplayReport,
  { bad }: Pick<Exceeded, 'bad'>,
  messages: TrafficMessages,
): string => {
  if (requests === 0) return messages.nothingJudged;
  const isWhole = !interrupted && !damaged && !bad;
  return isWhole || faulty > 0 ? messages.headline(faulty, missing) : messages.notAllJudged;
};

type Hits = Readonly<Record<string, number>>;

const part = (count: number, whole: number, { number, share }: TrafficMessages): string =>
  count === 0 ? number(count) : `${number(count)} (${share(count, whole)})`;

const figures = (report: ReplayReport, messages: TrafficMessages): Section => {
  const { lines, requests, bad, filtered, notJudged, missing, seconds, interrupted, formats } = report;
  const { number, figures: names } = messages;
  const others = Object.entries(notJudged);
  const rows = [
    [names.lines, number(lines)],
    ...(lines === 0 ? [] : [[names.format, Object.keys(formats).join(', ')]]),
    [names.requests, number(requests)],
    [names.notFound, part(missing, requests, messages)],
    [names.bad, part(bad, lines, messages)],
    ...(filtered === 0 ? [] : [[names.filtered, number(filtered)]]),
    ...others.map(([method, count]) => [
      method === noRequest ? names.noRequest : `${names.notJudged} (${method})`,
      number(count),
    ]),
    ...(interrupted ? [[names.interrupted, names.part]] : []),
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

const unreadable = ({ unreadable: lines }: ReplayReport, messages: TrafficMessages): Section => ({
  title: messages.sections.unreadable,
  note: '',
  figures: [],
  head: [messages.columns.line, messages.columns.sample],
  rows: lines.map(({ source, line, sample }) => [`${source}:${line}`, sample]),
});

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

const cutNote = (shown: number, of: number, messages: TrafficMessages): string =>
  shown < of ? ` (${messages.shownOf(shown, of)})` : '';

const notFound = ({ notFound: found }: ReplayReport, max: number, messages: TrafficMessages): Section => {
  const shown = found.list.slice(0, max);
  return {
    title: `${messages.sections.notFound}${cutNote(shown.length, found.of, messages)}`,
    note: '',
    figures: [1],
    hidden: found.of - shown.length,
    head: [messages.columns.address, messages.columns.hits],
    rows: shown.map(({ url, hits }) => [url, messages.number(hits)]),
  };
};

export const extent = ({ kind, requests }: FindingsOfKind, messages: TrafficMessages): string =>
  kind === 'dead-rule' ? messages.ruleCount(requests) : messages.requests(requests);

const maxDead = 5;

export const findingSection = (found: FindingsOfKind, max: number, messages: TrafficMessages): Section => {
  const { kind, list, of } = found;
  const shown = list.slice(0, kind === 'dead-rule' && max < Infinity ? maxDead : max);
  const names = shown.some(({ rules: ids }) => ids.length > 0);
  return {
    title: `${messages.kinds[kind]} · ${extent(found, messages)}${kind === 'dead-rule' ? '' : cutNote(shown.length, of, messages)}`,
    note: messages.explained[kind],
    figures: [1],
    hidden: of - shown.length,
    head: [messages.columns.address, messages.columns.hits, ...(names ? [messages.columns.rules] : [])],
    rows: shown.map(({ url, hits, rules: ids }) => [url, messages.number(hits), ...(names ? [ids.join(' → ')] : [])]),
  };
};

export interface ReplaySections {
  readonly figures: readonly Section[];
  readonly outcomes: readonly Section[];
  readonly findings: readonly Section[];
  readonly rest: readonly Section[];
}

const withRows = (sections: readonly Section[]): readonly Section[] => sections.filter(({ rows }) => rows.length > 0);

export const replaySections = (report: ReplayReport, max: number, messages: TrafficMessages): ReplaySections => {
  const { requests, final, outcomes, sites, routes, findings } = report;
  const { sections, outcomes: names } = messages;
  const outcomeShares = (title: string, hits: Hits): Section =>
    shares(title, hits, requests, messages, (key) => names[key as FinalOutcome | Outcome]);
  // Without a judged request, tables of zeros and unused rules would only look like a result.
  if (requests === 0)
    return {
      figures: report.lines === 0 && !report.interrupted ? [] : [figures(report, messages)],
      outcomes: [],
      findings: [],
      rest: withRows([unreadable(report, messages)]),
    };
  return {
    figures: [figures(report, messages)],
    outcomes: [{ ...outcomeShares(sections.outcomes, final), note: messages.withoutContent }],
    findings: findings.filter(({ of }) => of > 0).map((found) => findingSection(found, max, messages)),
    rest: withRows([
      ...audienceSections(report, max, messages),
      unreadable(report, messages),
      notFound(report, max, messages),
      outcomeShares(sections.first, outcomes),
      rules(report, messages),
      shares(sections.sites, sites, requests, messages),
      shares(sections.routes, routes, requests, messages),
    ]),
  };
};
