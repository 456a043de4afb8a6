import { closedLogin } from '#core/redirects/closed-login.ts';
import { builtInRules } from '#core/redirects/resolve-redirect.ts';
import type { Outcome, Verdict } from '#core/routing/judge-address.ts';
import type { LineCount } from '../logs/read-log.ts';
import type { TypedAddress } from '../read-address.ts';
import type { World } from '../world.ts';
import type { FindingKind } from './findings.ts';
import { faultsOn, findingKinds, isOrdinary, rulesIntoNothing } from './findings.ts';
import type { Group, TakeNote, TrafficJudge } from './judge-traffic.ts';
import { judgeTraffic } from './judge-traffic.ts';
import type { Recent } from './recent.ts';
import { recent } from './recent.ts';
import type { ShowNeeds } from './shown-address.ts';
import { shownAddress } from './shown-address.ts';
import type { Count, TopTally } from './top-tally.ts';
import { topTally } from './top-tally.ts';

export interface Finding {
  readonly kind: FindingKind;
  readonly url: string;
  readonly hits: number;
  /** Ids of the rules that are to be looked at; none for a new 404. */
  readonly rules: readonly string[];
}

export interface FindingsOfKind {
  readonly kind: FindingKind;
  /** The most frequent first; not more than can be read. */
  readonly list: readonly Finding[];
  /** Requests that met one, those of the unlisted included; for dead rules their number. */
  readonly requests: number;
}

/** What a replay found. */
export interface ReplayReport {
  readonly lines: number;
  readonly requests: number;
  readonly bad: number;
  /** Requests that met a fault of any kind. */
  readonly faulty: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly sites: Readonly<Record<string, number>>;
  readonly routes: Readonly<Record<string, number>>;
  /** Every rule in force, those of the house included; the most frequent first. */
  readonly rules: readonly { readonly id: string; readonly hits: number }[];
  readonly notFound: readonly Pick<Finding, 'url' | 'hits'>[];
  /** One entry for each kind, the gravest first. */
  readonly findings: readonly FindingsOfKind[];
  readonly seconds: number;
  readonly interrupted: boolean;
}

export interface Replay extends Pick<TrafficJudge, 'take'> {
  readonly report: (count: LineCount, seconds: number, interrupted: boolean) => ReplayReport;
}

/** Distinct addresses that are counted one by one for each kind of finding; the rarest give way. */
const mostCounted = 5000;
const mostOfKind = 1000;
const mostNotFound = 100;

type Tallies = Readonly<Record<Exclude<FindingKind, 'dead-rule'> | 'not-found', TopTally>>;

const talliesOf = (onDrop: () => void): Tallies => {
  const tally = (): TopTally => topTally(mostCounted, onDrop);
  return { loop: tally(), chain: tally(), 'new-404': tally(), 'unsafe-target': tally(), 'lost-query': tally(), 'not-found': tally() };
};

/** A page that the log says was served and that is not there now. */
const wasServed = (status: number): boolean => status > 0 && status < 400;

/** Counts a request of an address by the status that was logged; true when it met a fault. */
type Tell = (status: number) => boolean;

const tellNothing: Tell = () => false;

/** Addresses that show something are looked at closely once, for the same ones come again. */
const longestKept = 1024;
const mostKept = 4096;

const tellers = (world: World, show: ShowNeeds, tallies: Tallies): ((address: TypedAddress, verdict: Verdict) => Tell) => {
  const faultsOf = faultsOn(world);
  const shown = shownAddress(show);
  const ruledInto = rulesIntoNothing(world);
  return (address, verdict) => {
    const faults = faultsOf(address, verdict);
    const isMissing = verdict.outcome === 'not-found';
    const intoNothing = isMissing ? [] : ruledInto(address, verdict);
    if (faults.length === 0 && !isMissing && intoNothing.length === 0) return tellNothing;
    const url = shown(address);
    const counts = [...faults.map(({ kind, rules }) => tallies[kind].of(url, rules)), ...(isMissing ? [tallies['not-found'].of(url)] : [])];
    const served = isMissing || intoNothing.length > 0 ? tallies['new-404'].of(url, intoNothing) : null;
    return (status) => {
      for (const count of counts) count.hits += 1;
      const isNew = served !== null && wasServed(status);
      if (isNew) served.hits += 1;
      return isNew || faults.length > 0;
    };
  };
};

/** A cheap first look: verdicts that show nothing worth a note. */
const isPlain = ({ outcome, redirect, reason, route }: Verdict): boolean =>
  (redirect === null ? outcome !== 'not-found' && reason !== 'redirect-loop' : route !== null && isOrdinary(redirect));

/** Notes what requests show; `known` is emptied by whoever drops counts. */
const noter = (world: World, show: ShowNeeds, tallies: Tallies, known: Recent<Tell>, onFault: () => void): TakeNote => {
  const tellerOf = tellers(world, show, tallies);
  return ({ host, status }, target, address, verdict) => {
    if (isPlain(verdict)) return true;
    const key = host === '' ? target : `${host} ${target}`;
    let tell = known.get(key);
    if (tell === undefined) {
      tell = tellerOf(address, verdict);
      if (key.length <= longestKept) known.set(key, tell);
    }
    if (tell(status)) onFault();
    return false;
  };
};

const sumBy = (groups: readonly Group[], keysOf: (group: Group) => readonly (string | null)[]): Readonly<Record<string, number>> => {
  const sums = new Map<string, number>();
  for (const group of groups) for (const key of keysOf(group)) if (key !== null) sums.set(key, (sums.get(key) ?? 0) + group.hits);
  return Object.fromEntries([...sums].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)));
};

const rulesHit = ({ book }: World, groups: readonly Group[]): ReplayReport['rules'] => {
  const hits = sumBy(groups, ({ rules }) => rules);
  const ids = [...new Set([...book.rules.map(({ id }) => id), ...builtInRules])];
  return ids.map((id) => ({ id, hits: hits[id] ?? 0 })).sort((one, other) => other.hits - one.hits);
};

/** Rules of the set, not of the house, that nothing in this input met. */
const deadRules = ({ book }: World, rules: ReplayReport['rules']): FindingsOfKind => {
  const hit = new Set(rules.filter(({ hits }) => hits > 0).map(({ id }) => id));
  const dead = book.rules.filter((rule) => rule !== closedLogin && !hit.has(rule.id));
  return { kind: 'dead-rule', requests: dead.length, list: dead.map(({ id, from }) => ({ kind: 'dead-rule', url: from, hits: 0, rules: [id] })) };
};

const listed = (counts: readonly Count[], most: number): readonly Pick<Finding, 'url' | 'hits' | 'rules'>[] =>
  counts.slice(0, most).map(({ text, hits, rules }) => ({ url: text, hits, rules }));

const findingsOf = (tallies: Tallies, dead: FindingsOfKind): readonly FindingsOfKind[] =>
  findingKinds.map((kind) => {
    if (kind === 'dead-rule') return dead;
    const [counts, dropped] = [tallies[kind].top(), tallies[kind].dropped()];
    return { kind, requests: counts.reduce((sum, { hits }) => sum + hits, dropped), list: listed(counts, mostOfKind).map((finding) => ({ kind, ...finding })) };
  });

const noOutcomes: Readonly<Record<Outcome, number>> = { page: 0, resource: 0, redirect: 0, 'not-found': 0, 'bad-request': 0 };

/** Judges traffic and keeps what a report needs, in bounded memory. */
export const replayTraffic = (world: World, host: string, show: ShowNeeds): Replay => {
  const known = recent<Tell>(mostKept, mostKept * longestKept);
  const tallies = talliesOf(known.clear);
  let faulty = 0;
  const judge = judgeTraffic(world, host, noter(world, show, tallies, known, () => { faulty += 1; }));
  return {
    take: judge.take,
    report: ({ lines, bad }, seconds, interrupted) => {
      const groups = judge.groups();
      const rules = rulesHit(world, groups);
      return {
        lines, bad, seconds, interrupted, rules, faulty,
        requests: groups.reduce((sum, { hits }) => sum + hits, 0),
        outcomes: { ...noOutcomes, ...sumBy(groups, ({ outcome }) => [outcome]) },
        sites: sumBy(groups, ({ site }) => [site]),
        routes: sumBy(groups, ({ route }) => [route]),
        notFound: listed(tallies['not-found'].top(), mostNotFound),
        findings: findingsOf(tallies, deadRules(world, rules)),
      };
    },
  };
};
