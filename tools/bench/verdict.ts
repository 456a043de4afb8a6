import { redirectRules } from '../../config/settings/redirects.ts';
import { resources } from '../../adapters/web/endpoints/resources.ts';
import { academySegment } from '../../config/settings/brand.ts';
import { publicAddresses, sitesAt } from '../../config/settings/sites.ts';
import type { Address } from '../../core/addresses/paths/address.ts';
import { pageAddressResolver } from '../../core/pages/page-address-resolver.ts';
import type { SiteFamily } from '../../core/addresses/sites/select-site.ts';
import type { Tell } from './measurement.ts';
import { median, whole } from './measurement.ts';
import { naiveJudge } from './naive-judge.ts';
import { randomAddresses } from './random-addresses.ts';

interface VerdictTimes {
  /** Medians in nanoseconds of CPU time per verdict (site, redirect, route). */
  readonly compiled: number;
  /** `new URL()` alone on the same URLs, as a reference for the machine. */
  readonly url: number;
  readonly naive: number;
}

const nanosecondsEach = (addresses: readonly Address[], decide: (address: Address) => unknown): number => {
  let answered = 0;
  const before = process.cpuUsage();
  for (const address of addresses) if (decide(address) !== undefined) answered += 1;
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / answered;
};

const resolverNeeds = () => {
  const sites = sitesAt(publicAddresses) as SiteFamily;
  return { sites, academySegment, rules: redirectRules(), resources };
};

/** On how many of so many addresses the judge decides otherwise than a naive list does. */
const disagreements = (count: number): number => {
  const needs = resolverNeeds();
  const { judge } = pageAddressResolver(needs);
  const naive = naiveJudge(needs);
  const isOther = (address: Address): boolean => judge(address).outcome !== naive(address).outcome;
  return randomAddresses(count, 7, needs.sites).filter(isOther).length;
};

const warming = 4;

/** One verdict beside a naive list of regular expressions, in alternating rounds. */
const timeVerdicts = (count: number, rounds = 5): VerdictTimes => {
  const needs = resolverNeeds();
  const { judge } = pageAddressResolver(needs);
  const naive = naiveJudge(needs);
  // New strings each time, as from a socket: V8 caches properties of strings.
  const timed = (round: number, decide: (address: Address) => unknown): number =>
    nanosecondsEach(randomAddresses(count, round + 1, needs.sites), decide);
  const times = Array.from({ length: warming + rounds }, (_, round) => ({
    compiled: timed(round, judge),
    naive: timed(round, naive),
    url: timed(round, ({ path }) => new URL(path, 'http://host.example')),
  }));
  const middle = (of: keyof VerdictTimes): number => median(times.slice(warming).map((time) => time[of]));
  return {
    compiled: middle('compiled'),
    url: middle('url'),
    naive: middle('naive'),
  };
};

/** Of the naive list's time. */
const maxRatio = 0.5;
const judged = 20_000;

/** Reports one verdict on an address beside the naive list, once both are known to agree. */
export const measureVerdict = (tell: Tell): void => {
  const others = disagreements(judged);
  if (others > 0) throw new Error(`${others} of ${judged} URLs have another verdict`);
  const { compiled, naive, url } = timeVerdicts(200_000);
  tell({
    what: 'one verdict',
    ours: `${whole(compiled)} ns`,
    beside: `naive list ${whole(naive)} ns, new URL() ${whole(url)} ns`,
    ratio: (compiled / naive).toFixed(2),
    goal: `≤ ${maxRatio}`,
    met: compiled <= maxRatio * naive,
  });
};
