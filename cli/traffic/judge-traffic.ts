import { rulesOfCircle } from '#core/redirects/rule-set-faults.ts';
import type { Outcome, Verdict } from '#core/routing/judge-address.ts';
import type { RouteName } from '#core/routing/route.ts';
import type { SiteChoice } from '#core/sites/select-site.ts';
import type { LogEntry } from '../logs/log-entry.ts';
import { targetOf } from '../logs/log-entry.ts';
import type { TypedAddress } from '../read-address.ts';
import type { World } from '../world.ts';
import { addressReader } from './address-reader.ts';
import type { KnownTargets } from './known-targets.ts';
import { knownTargets } from './known-targets.ts';
import { recent } from './recent.ts';

/** Requests of the same verdict: there are so many that they are counted together. */
export interface Group {
  readonly outcome: Outcome;
  readonly site: string | null;
  readonly route: RouteName | null;
  /** Ids of the rules that took part, each once. */
  readonly rules: readonly string[];
  hits: number;
}

/** Looks at a request that has been judged; the entry is overwritten by the next. True when it need not see the same target again. */
export type TakeNote = (entry: LogEntry, target: string, address: TypedAddress, verdict: Verdict, group: Group) => boolean;

export interface TrafficJudge {
  readonly take: (entry: LogEntry) => void;
  readonly groups: () => readonly Group[];
}

/** Readers of so many hosts are kept; a log can name any number, of any length. */
const mostHosts = 256;
const mostCharacters = 2 ** 16;

type GroupOf = (address: TypedAddress, verdict: Verdict) => Group;

type ByRoute = Map<RouteName | null, Group>;

/** Groups of what no rule touched, found by the verdict's own parts: this is asked for every request. */
const plainGroups = (keyed: (outcome: Outcome, site: string | null, route: RouteName | null) => Group): ((verdict: Verdict) => Group) => {
  const byOutcome: Readonly<Record<Outcome, Map<SiteChoice | null, ByRoute>>> = { page: new Map(), resource: new Map(), redirect: new Map(), 'not-found': new Map(), 'bad-request': new Map() };
  return ({ outcome, site, route }) => {
    const bySite = byOutcome[outcome];
    let byRoute = bySite.get(site);
    if (byRoute === undefined) bySite.set(site, byRoute = new Map());
    const name = route === null ? null : route.name;
    let group = byRoute.get(name);
    if (group === undefined) byRoute.set(name, group = keyed(outcome, site === null ? null : site.site.slug, name));
    return group;
  };
};

const grouping = ({ book }: World, groups: Map<string, Group>): GroupOf => {
  const keyed = (outcome: Outcome, site: string | null, route: RouteName | null, rules: readonly string[] = []): Group => {
    const key = `${outcome} ${site} ${route} ${rules.join(' ')}`;
    const known = groups.get(key);
    if (known !== undefined) return known;
    const group = { outcome, site, route, rules, hits: 0 };
    groups.set(key, group);
    return group;
  };
  const plain = plainGroups(keyed);
  return (address, verdict) => {
    const { outcome, redirect, reason, site, route } = verdict;
    const circular = reason === 'redirect-loop';
    if (redirect === null && !circular) return plain(verdict);
    const rules = redirect === null ? rulesOfCircle(book.trailOf(address)) : [...new Set(redirect.steps.map(({ rule }) => rule))];
    return keyed(outcome, site?.site.slug ?? null, route?.name ?? null, rules);
  };
};

const readers = (defaultHost: string): ((host: string) => (target: string) => TypedAddress) => {
  const own = addressReader(defaultHost);
  const others = recent<(target: string) => TypedAddress>(mostHosts, mostCharacters);
  return (host) => {
    if (host === '') return own;
    const known = others.get(host);
    if (known !== undefined) return known;
    const reader = addressReader(host);
    others.set(host, reader);
    return reader;
  };
};

/** Targets are remembered for the first few hosts, which are nearly all that a log names. */
const mostRemembered = 4;

const knownByHost = (): ((host: string) => KnownTargets<Group> | null) => {
  const own = knownTargets<Group>();
  const others = new Map<string, KnownTargets<Group>>();
  return (host) => {
    if (host === '') return own;
    const known = others.get(host);
    if (known !== undefined || others.size === mostRemembered) return known ?? null;
    const made = knownTargets<Group>();
    others.set(host, made);
    return made;
  };
};

/** Judges request after request by the tables of a world. `host`: where the log does not say. */
export const judgeTraffic = (world: World, host: string, note: TakeNote): TrafficJudge => {
  const { judge } = world.book;
  const groups = new Map<string, Group>();
  const groupOf = grouping(world, groups);
  const readerFor = readers(host);
  const knownOf = knownByHost();
  return {
    groups: () => [...groups.values()],
    take: (entry) => {
      const known = entry.end === 0 ? null : knownOf(entry.host);
      const same = known === null ? null : known.get(entry.bytes, entry.start, entry.end);
      if (same !== null) {
        same.hits += 1;
        return;
      }
      const target = targetOf(entry);
      const address = readerFor(entry.host)(target);
      const verdict = judge(address);
      const group = groupOf(address, verdict);
      group.hits += 1;
      if (note(entry, target, address, verdict, group)) known?.set(entry.bytes, entry.start, entry.end, group);
    },
  };
};
