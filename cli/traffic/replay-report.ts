import { closedLogin } from '#core/addresses/redirects/closed-login.ts';
import { builtInRules } from '#core/addresses/redirects/resolve-redirect.ts';
import type { Outcome } from '#core/addresses/judge-address.ts';
import type { FinalOutcome } from '../addresses/final-outcome.ts';
import type { EntryTaker } from '../logs/read-log.ts';
import type { Installation } from '../installation/installation.ts';
import type { PutBy } from '../terminal/io.ts';
import type { FindingKind } from './findings.ts';
import type { Audience, AudienceCounter } from './audience.ts';
import { findingKinds } from './findings.ts';
import type { Prefix } from './prefix-tree.ts';
import { growPrefixes } from './prefix-tree.ts';
import { judgeTraffic } from './judge-traffic.ts';
import { noteFindings } from './note-findings.ts';
import type { ShowNeeds } from './shown-address.ts';
import type { Row, RowsOfKind } from './tallied-rows.ts';
import { rowsByKind } from './tallied-rows.ts';
import type { TrafficRead } from './traffic-read.ts';
import type { Group } from './verdict-groups.ts';

export interface Finding extends Row {
  readonly kind: FindingKind;
}

/** Of dead rules the rows are rules, and requests their number. */
export interface FindingsOfKind extends RowsOfKind {
  readonly kind: FindingKind;
  readonly list: readonly Finding[];
  readonly every: Iterable<Finding>;
}

/** What a replay found. */
export interface ReplayReport extends Omit<TrafficRead, 'judged'> {
  readonly requests: number;
  /** Requests that met a fault of any kind. */
  readonly faulty: number;
  /** Requests that end where nothing is, behind a redirect or not. */
  readonly missing: number;
  /** The first answer. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Where they end after every redirect. */
  readonly final: Readonly<Record<FinalOutcome, number>>;
  readonly sites: Readonly<Record<string, number>>;
  readonly routes: Readonly<Record<string, number>>;
  /** Every rule in force, those of the publication included; the most frequent first. */
  readonly rules: readonly { readonly id: string; readonly hits: number }[];
  /** Addresses that end where nothing is. */
  readonly notFound: RowsOfKind;
  /** One entry for each kind, the gravest first. */
  readonly findings: readonly FindingsOfKind[];
  readonly seconds: number;
  /** Who came, and what they did not find; null where nobody asked. */
  readonly audience: AudienceReport | null;
}

export interface AudienceReport extends Audience {
  /** Requests of people that met a fault. */
  readonly faulty: number;
  /** What was not found, by how its address begins. */
  readonly prefixes: readonly Prefix[];
}

export interface ReplayNeeds extends ShowNeeds {
  readonly putBy: PutBy;
  /** Whether a finding does not count, for the rule set means to have it or it is known; asked once of each. */
  readonly isExcused: (finding: Finding) => boolean;
  /** Whether every row is wanted rather than the most frequent. */
  readonly all: boolean;
  /** Counts who came; null where nobody asks. */
  readonly audience: AudienceCounter | null;
}

export interface Replay {
  readonly taker: EntryTaker;
  readonly report: (read: TrafficRead, seconds: number) => ReplayReport;
}

/** Rows of a kind that are listed where not all are wanted. */
const mostListed = 1000;

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

/** Rules of the set, not of the publication, that nothing in this input met. */
const deadRules = (
  { book }: Installation,
  rules: ReplayReport['rules'],
  { isExcused }: ReplayNeeds,
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

/** Judges traffic and keeps what a report needs, in bounded memory. */
export const replayTraffic = (installation: Installation, host: string, needs: ReplayNeeds): Replay => {
  const { noteOn, end } = noteFindings(installation, needs, needs.putBy);
  const judge = judgeTraffic(installation, host, noteOn, needs.audience);
  return {
    taker: judge,
    report: ({ judged, ...read }, seconds) => {
      const groups = judge.groups();
      const rules = rulesHit(installation, groups);
      const { rows, faulty, faultyPeople } = end();
      const growth = growPrefixes();
      const found = rowsByKind(
        rows.counts(),
        {
          ...needs,
          most: mostListed,
          isExcused: (row) => isFinding(row) && needs.isExcused(row),
        },
        (row) => {
          if (needs.audience === null) return;
          if (row.kind === 'not-found') growth.add(row);
          else if (row.kind === 'new-404' || row.kind === 'redirect-into-404') growth.addLost(row);
        },
      );
      const final = { ...noEnds, ...sumBy(groups, (group) => [group.final]) };
      return {
        ...read,
        seconds,
        rules,
        faulty,
        final,
        requests: judged,
        missing: final['not-found'],
        outcomes: { ...noOutcomes, ...sumBy(groups, ({ outcome }) => [outcome]) },
        sites: sumBy(groups, ({ site }) => [site]),
        routes: sumBy(groups, ({ route }) => [route]),
        audience: needs.audience && {
          ...needs.audience.audience(),
          faulty: faultyPeople,
          prefixes: growth.prefixes(),
        },
        notFound: found.get('not-found') ?? noRows,
        findings: findingKinds.map((kind) =>
          kind === 'dead-rule'
            ? deadRules(installation, rules, needs)
            : ({ kind, ...(found.get(kind) ?? noRows) } as FindingsOfKind),
        ),
      };
    },
  };
};
