import { closedLogin } from '#core/addresses/redirects/closed-login.ts';
import { builtInRules } from '#core/addresses/redirects/resolve-redirect.ts';
import type { Outcome, Verdict } from '#core/addresses/judge-address.ts';
import type { EntryTaker, LineCount } from '../logs/read-log.ts';
import type { Installation } from '../installation/installation.ts';
import type { FindingKind } from './findings.ts';
import { faultsOn, findingKinds, isOrdinary, rulesIntoNothing } from './findings.ts';
import type { NoteOn } from './judge-traffic.ts';
import { judgeTraffic } from './judge-traffic.ts';
import { noteNothing } from './number-reactions.ts';
import type { ShowNeeds } from './shown-address.ts';
import { shownAddress } from './shown-address.ts';
import type { Count, TopTally } from './top-tally.ts';
import { topTally } from './top-tally.ts';
import type { Group } from './verdict-groups.ts';

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
  /** Requests that end where nothing is, behind a redirect or not. */
  readonly missing: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly sites: Readonly<Record<string, number>>;
  readonly routes: Readonly<Record<string, number>>;
  /** Every rule in force, those of the publication included; the most frequent first. */
  readonly rules: readonly { readonly id: string; readonly hits: number }[];
  readonly notFound: readonly Pick<Finding, 'url' | 'hits'>[];
  /** One entry for each kind, the gravest first. */
  readonly findings: readonly FindingsOfKind[];
  readonly seconds: number;
  readonly interrupted: boolean;
}

export interface Replay {
  readonly taker: EntryTaker;
  readonly report: (count: LineCount, seconds: number, interrupted: boolean) => ReplayReport;
}

/** Distinct addresses that are counted one by one for each kind of finding; the rarest give way. */
const mostCounted = 5000;
const mostOfKind = 1000;
const mostNotFound = 100;

type Tallies = Readonly<Record<Exclude<FindingKind, 'dead-rule'> | 'not-found', TopTally>>;

const emptyTallies = (): Tallies => {
  const tally = (): TopTally => topTally(mostCounted);
  return {
    loop: tally(),
    chain: tally(),
    'new-404': tally(),
    'unsafe-target': tally(),
    'lost-query': tally(),
    'not-found': tally(),
  };
};

/** A page that the log says was served and that is not there now. */
const wasServed = (status: number): boolean => status > 0 && status < 400;

/** A cheap first look: verdicts that show nothing worth a note. */
const isPlain = ({ outcome, redirect, reason, route }: Verdict): boolean =>
  redirect === null ? outcome !== 'not-found' && reason !== 'redirect-loop' : route !== null && isOrdinary(redirect);

/** Called for each request that met a fault, and for each that ends where nothing is. */
interface Told {
  readonly onFault: () => void;
  readonly onMissing: () => void;
}

/** Counts the faults that a target shows, and its requests that lead to nothing. */
const counting = (
  installation: Installation,
  show: ShowNeeds,
  tallies: Tallies,
  { onFault, onMissing }: Told,
): NoteOn => {
  const faultsOf = faultsOn(installation);
  const shown = shownAddress(show);
  const ruledInto = rulesIntoNothing(installation);
  return (address, verdict) => {
    if (isPlain(verdict)) return noteNothing;
    const faults = faultsOf(address, verdict);
    const isMissing = verdict.outcome === 'not-found';
    const intoNothing = isMissing ? [] : ruledInto(address, verdict);
    const leadsNowhere = isMissing || intoNothing.length > 0;
    if (faults.length === 0 && !leadsNowhere) return noteNothing;
    const url = shown(address);
    return (status) => {
      const isNew = leadsNowhere && wasServed(status);
      for (const { kind, rules } of faults) tallies[kind].add(url, rules);
      if (isMissing) tallies['not-found'].add(url);
      if (isNew) tallies['new-404'].add(url, intoNothing);
      if (leadsNowhere) onMissing();
      if (isNew || faults.length > 0) onFault();
    };
  };
};

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
const deadRules = ({ book }: Installation, rules: ReplayReport['rules']): FindingsOfKind => {
  const hit = new Set(rules.filter(({ hits }) => hits > 0).map(({ id }) => id));
  const dead = book.rules.filter((rule) => rule !== closedLogin && !hit.has(rule.id));
  return {
    kind: 'dead-rule',
    requests: dead.length,
    list: dead.map(({ id, from }) => ({ kind: 'dead-rule', url: from, hits: 0, rules: [id] })),
  };
};

const listed = (counts: readonly Count[], most: number): readonly Pick<Finding, 'url' | 'hits' | 'rules'>[] =>
  counts.slice(0, most).map(({ text, hits, rules }) => ({ url: text, hits, rules }));

const findingsOf = (tallies: Tallies, dead: FindingsOfKind): readonly FindingsOfKind[] =>
  findingKinds.map((kind) => {
    if (kind === 'dead-rule') return dead;
    const [counts, dropped] = [tallies[kind].top(), tallies[kind].dropped()];
    return {
      kind,
      requests: counts.reduce((sum, { hits }) => sum + hits, dropped),
      list: listed(counts, mostOfKind).map((finding) => ({ kind, ...finding })),
    };
  });

const noOutcomes: Readonly<Record<Outcome, number>> = {
  page: 0,
  resource: 0,
  redirect: 0,
  'not-found': 0,
  'bad-request': 0,
};

/** Judges traffic and keeps what a report needs, in bounded memory. */
export const replayTraffic = (installation: Installation, host: string, show: ShowNeeds): Replay => {
  const tallies = emptyTallies();
  let faulty = 0;
  let missing = 0;
  const judge = judgeTraffic(
    installation,
    host,
    counting(installation, show, tallies, {
      onFault: () => {
        faulty += 1;
      },
      onMissing: () => {
        missing += 1;
      },
    }),
  );
  return {
    taker: judge,
    report: ({ lines, bad }, seconds, interrupted) => {
      const groups = judge.groups();
      const rules = rulesHit(installation, groups);
      return {
        lines,
        bad,
        seconds,
        interrupted,
        rules,
        faulty,
        missing,
        requests: groups.reduce((sum, { hits }) => sum + hits, 0),
        outcomes: { ...noOutcomes, ...sumBy(groups, ({ outcome }) => [outcome]) },
        sites: sumBy(groups, ({ site }) => [site]),
        routes: sumBy(groups, ({ route }) => [route]),
        notFound: listed(tallies['not-found'].top(), mostNotFound),
        findings: findingsOf(tallies, deadRules(installation, rules)),
      };
    },
  };
};
