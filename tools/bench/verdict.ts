import { redirectRules } from '../../config/redirects.ts';
import { resources } from '../../config/resources.ts';
import { academySegment } from '../../config/brand.ts';
import { publicAddresses, sitesAt } from '../../config/sites.ts';
import type { Address } from '../../core/addresses/paths/address.ts';
import { pageAddressResolver } from '../../core/pages/page-address-resolver.ts';
import type { SiteFamily } from '../../core/addresses/sites/select-site.ts';
import type { Tell } from './measurement.ts';
import { median, whole } from './measurement.ts';
import { naiveJudge } from './naive-judge.ts';
import { randomAddresses } from './random-addresses.ts';

interface VerdictTimes {
  /** Medians of the rounds, in nanoseconds of the processor for one verdict (site + redirect + route). */
  readonly compiled: number;
  /** The same on articles with a day in their address. */
  readonly dated: number;
  /** Without what is compiled for addresses of one shape. */
  readonly atLength: number;
  /** `new URL()` alone on the same addresses: what the machine gives today. */
  readonly url: number;
  readonly naive: number;
}

/** Of the processor, so that what else the machine does counts least. */
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

/** On how many of so many addresses the judge decides otherwise than at length, or than a naive list does. */
const disagreements = (count: number): number => {
  const needs = resolverNeeds();
  const { judge, judgeAtLength } = pageAddressResolver(needs);
  const naive = naiveJudge(needs);
  const isOther = (address: Address, at: number): boolean =>
    JSON.stringify(judge(address)) !== JSON.stringify(judgeAtLength(address)) ||
    (at < 20_000 && judge(address).outcome !== naive(address).outcome);
  return randomAddresses(count, 7, needs.sites).filter(isOther).length;
};

/** Until everything is compiled as it stays in a server. */
const warming = 4;

/** One verdict beside the same at length and a naive list of regular expressions, in alternating rounds. */
const timeVerdicts = (count: number, rounds = 5): VerdictTimes => {
  const needs = resolverNeeds();
  const { judge, judgeAtLength } = pageAddressResolver(needs);
  const naive = naiveJudge(needs);
  // New each time, as they come out of a socket: nothing is known of a text that somebody has looked at before.
  const timed = (round: number, decide: (address: Address) => unknown): number =>
    nanosecondsEach(randomAddresses(count, round + 1, needs.sites), decide);
  const timedDated = (round: number): number => {
    const all = randomAddresses(count, round + 1, needs.sites);
    return nanosecondsEach(
      all.filter(({ path, query }) => query === '' && /\/\d{4}\/\d\d\/\d\d\/[^/]+$/.test(path)),
      judge,
    );
  };
  const times = Array.from({ length: warming + rounds }, (_, round) => ({
    compiled: timed(round, judge),
    dated: timedDated(round),
    atLength: timed(round, judgeAtLength),
    naive: timed(round, naive),
    url: timed(round, ({ path }) => new URL(path, 'http://host.example')),
  }));
  const middle = (of: keyof VerdictTimes): number => median(times.slice(warming).map((time) => time[of]));
  return {
    compiled: middle('compiled'),
    dated: middle('dated'),
    atLength: middle('atLength'),
    url: middle('url'),
    naive: middle('naive'),
  };
};

const mostNanoseconds = { any: 200, dated: 100 };
const judged = 1_000_000;

/** Tells of one verdict on an address, beside the whole judge and the naive list, once all are known to agree. */
export const measureVerdict = (tell: Tell): void => {
  const others = disagreements(judged);
  if (others > 0) throw new Error(`${others} of ${judged} addresses are judged otherwise`);
  const { compiled, dated, atLength, naive, url } = timeVerdicts(200_000);
  const told = (what: string, time: number, most: number, beside: string): void =>
    tell({
      what,
      ours: `${whole(time)} ns`,
      beside,
      ratio: (time / atLength).toFixed(2),
      goal: `≤ ${most} ns`,
      met: time <= most,
    });
  const besides = `at length ${whole(atLength)} ns, naive list ${whole(naive)} ns, new URL() ${whole(url)} ns`;
  told('one verdict', compiled, mostNanoseconds.any, besides);
  told('one verdict on a dated article', dated, mostNanoseconds.dated, '');
};
