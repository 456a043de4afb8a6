import { closedLogin } from '#core/addresses/redirects/closed-login.ts';
import { builtInRules } from '#core/addresses/redirects/resolve-redirect.ts';
import type { Outcome } from '#core/addresses/judge-address.ts';
import type { FinalOutcome } from '../addresses/final-outcome.ts';
import type { Installation } from '../installation/installation.ts';
import type { PutBy } from '../terminal/io.ts';
import type { FindingKind } from './findings.ts';
import type { Audience } from './audience.ts';
import { audienceOf } from './audience-of.ts';
import { tellBroken } from './broken-redirects.ts';
import { readDay } from './day-counts.ts';
import type { Counted } from './exact-tally.ts';
import { addedUp, exactTally, sectionsOf, tallyRoom } from './exact-tally.ts';
import { findingKinds } from './findings.ts';
import type { Prefix } from './prefix-tree.ts';
import { growPrefixes } from './prefix-tree.ts';
import type { Row, RowsOfKind } from './tallied-rows.ts';
import { rowsByKind } from './tallied-rows.ts';
import type { TrafficRead } from './traffic-read.ts';
import type { Group } from './verdict-groups.ts';
import { groupOfKey } from './collect-traffic.ts';

export interface Finding extends Row {
  readonly kind: FindingKind;
}

/** For unused rules, rows are rules and `requests` is their number. */
export interface FindingsOfKind extends RowsOfKind {
  readonly kind: FindingKind;
  readonly list: readonly Finding[];
  readonly every: Iterable<Finding>;
}

export interface ReplayReport extends Omit<TrafficRead, 'judged'> {
  readonly requests: number;
  readonly faulty: number;
  readonly missing: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly final: Readonly<Record<FinalOutcome, number>>;
  readonly sites: Readonly<Record<string, number>>;
  readonly routes: Readonly<Record<string, number>>;
  readonly rules: readonly { readonly id: string; readonly hits: number }[];
  readonly notFound: RowsOfKind;
  readonly findings: readonly FindingsOfKind[];
  readonly seconds: number;
  /** Null when the audience is not counted. */
  readonly audience: AudienceReport | null;
}

export interface AudienceReport extends Audience {
  readonly faulty: number;
  readonly prefixes: readonly Prefix[];
}

export interface ReportNeeds {
  readonly putBy: PutBy;
  /** True when the rule set accepts the finding or the baseline has it. Called once per finding. */
  readonly isExcused: (finding: Finding) => boolean;
  readonly all: boolean;
  readonly audience: boolean;
}

const maxListed = 1000;

const sumBy = (
  groups: readonly Group[],
  keysOf: (group: Group) => readonly (string | null)[],
): Readonly<Record<string, number>> => {
  const sums = new Map<string, number>();
  for (const group of groups)
    for (const key of keysOf(group)) if (key !== null) sums.set(key, (sums.get(key) ?? 0) + group.hits);
  return Object.fromEntries([...sums].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)));
};

const rulesHit = ({ book }: Installation, groups: readonly Group[]): ReplayReport['rules'] => {
  const hits = sumBy(groups, ({ rules }) => rules);
  const ids = [...new Set([...book.rules.map(({ id }) => id), ...builtInRules])];
  return ids.map((id) => ({ id, hits: hits[id] ?? 0 })).sort((one, other) => other.hits - one.hits);
};

const deadRules = (
  { book }: Installation,
  rules: ReplayReport['rules'],
  { isExcused }: ReportNeeds,
): FindingsOfKind => {
  const hit = new Set(rules.filter(({ hits }) => hits > 0).map(({ id }) => id));
  const list = book.rules
    .filter((rule) => rule !== closedLogin && !hit.has(rule.id))
    .map(({ id, from }): Finding => ({ kind: 'dead-rule', url: from, hits: 0, rules: [id] }));
  const failing = list.filter((finding) => !isExcused(finding)).length;
  return { kind: 'dead-rule', list, of: list.length, requests: list.length, failing, every: list };
};

const noRows: RowsOfKind = { list: [], of: 0, requests: 0, failing: 0, every: [] };

const isFinding = (row: Row): row is Finding => findingKinds.some((kind) => kind === row.kind);

const noOutcomes: Readonly<Record<Outcome, number>> = {
  page: 0,
  resource: 0,
  redirect: 0,
  'not-found': 0,
  'bad-request': 0,
};

const noEnds: Readonly<Record<FinalOutcome, number>> = {
  page: 0,
  resource: 0,
  'not-found': 0,
  'bad-request': 0,
  external: 0,
};

const groupsOf = (counts: Iterable<Counted>): readonly Group[] =>
  [...counts].map(({ key, hits }) => groupOfKey(key, hits));

/** Needs sorted counts and reads them once, in bounded memory. */
export const replayReport = (
  installation: Installation,
  counts: Iterable<Counted>,
  needs: ReportNeeds,
  seconds: () => number,
): ReplayReport => {
  const section = sectionsOf(counts);
  const { judged, ...read } = readDay(section('day'));
  const faulty = new Map([...section('faulty')].map(({ key, hits }) => [key, hits]));
  const groups = groupsOf(section('group'));
  const audience = audienceOf(section('reader'));
  const moved = exactTally(needs.putBy, tallyRoom);
  const lost = tellBroken(section('place'), moved);
  const rules = rulesHit(installation, groups);
  const growth = growPrefixes();
  const found = rowsByKind(
    addedUp(section('row'), moved.counts()),
    { ...needs, max: maxListed, isExcused: (row) => isFinding(row) && needs.isExcused(row) },
    (row) => {
      if (!needs.audience) return;
      if (row.kind === 'not-found') growth.add(row);
      else if (row.kind === 'new-404' || row.kind === 'redirect-into-404') growth.addLost(row);
    },
  );
  const final = { ...noEnds, ...sumBy(groups, (group) => [group.final]) };
  return {
    ...read,
    seconds: seconds(),
    rules,
    faulty: (faulty.get('all') ?? 0) + lost.all,
    final,
    requests: judged,
    missing: final['not-found'],
    outcomes: { ...noOutcomes, ...sumBy(groups, ({ outcome }) => [outcome]) },
    sites: sumBy(groups, ({ site }) => [site]),
    routes: sumBy(groups, ({ route }) => [route]),
    audience: needs.audience
      ? { ...audience, faulty: (faulty.get('people') ?? 0) + lost.people, prefixes: growth.prefixes() }
      : null,
    notFound: found.get('not-found') ?? noRows,
    findings: findingKinds.map((kind) =>
      kind === 'dead-rule'
        ? deadRules(installation, rules, needs)
        : ({ kind, ...(found.get(kind) ?? noRows) } as FindingsOfKind),
    ),
  };
};
