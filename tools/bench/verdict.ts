import { performance } from 'node:perf_hooks';
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
  readonly addresses: number;
  /** Medians of the rounds, in nanoseconds for one verdict (site + redirect + route). */
  readonly compiled: number;
  /** The same on those addresses that stay where they are and carry no query. */
  readonly ordinary: number;
  /** `new URL()` alone on the same addresses: what the machine gives today. */
  readonly url: number;
  readonly naive: number;
  /** Addresses on which the two disagree; anything but 0 makes the comparison void. */
  readonly disagreements: number;
}

const nanosecondsEach = (addresses: readonly Address[], decide: (address: Address) => unknown): number => {
  let answered = 0;
  const start = performance.now();
  for (const address of addresses) if (decide(address) !== undefined) answered += 1;
  return ((performance.now() - start) * 1e6) / answered;
};

/** One verdict beside a naive list of regular expressions that decides the same, in alternating rounds. */
const timeVerdicts = (count = 1_000_000, rounds = 5): VerdictTimes => {
  const sites = sitesAt(publicAddresses) as SiteFamily;
  const needs = { sites, academySegment, rules: redirectRules(), resources };
  const { judge } = pageAddressResolver(needs);
  const naive = naiveJudge(needs);
  const sample = randomAddresses(20_000, 7, sites);
  const disagreements = sample.filter((address) => judge(address).outcome !== naive(address).outcome).length;
  const times = Array.from({ length: rounds }, (_, round) => {
    const addresses = randomAddresses(count, round + 1, sites);
    const ordinary = addresses.filter((address) => address.query === '' && judge(address).outcome === 'page');
    return {
      compiled: nanosecondsEach(addresses, (address) => judge(address)),
      naive: nanosecondsEach(addresses, naive),
      ordinary: nanosecondsEach(ordinary, (address) => judge(address)),
      url: nanosecondsEach(addresses, ({ path }) => new URL(path, 'http://host.example')),
    };
  });
  const middle = (of: 'compiled' | 'naive' | 'ordinary' | 'url'): number => median(times.map((time) => time[of]));
  return {
    addresses: count,
    compiled: middle('compiled'),
    ordinary: middle('ordinary'),
    url: middle('url'),
    naive: middle('naive'),
    disagreements,
  };
};

const mostNanoseconds = 300;

/** Tells of one verdict on an address, beside the naive list. */
export const measureVerdict = (tell: Tell): void => {
  const { compiled, naive, url, disagreements } = timeVerdicts(300_000);
  if (disagreements > 0) throw new Error('the naive list decides otherwise');
  tell({
    what: 'one verdict',
    ours: `${whole(compiled)} ns`,
    beside: `naive list ${whole(naive)} ns, new URL() ${whole(url)} ns`,
    ratio: (compiled / naive).toFixed(2),
    goal: `≤ ${mostNanoseconds} ns`,
    met: compiled <= mostNanoseconds,
  });
};

if (import.meta.main) {
  const { addresses, compiled, ordinary, url, naive, disagreements } = timeVerdicts(
    Number(process.argv[2] ?? 1_000_000),
  );
  process.stdout.write(
    `verdict over ${addresses} addresses: compiled ${compiled.toFixed(0)} ns (ordinary ones ${ordinary.toFixed(0)}), ` +
      `naive ${naive.toFixed(0)} ns (${(naive / compiled).toFixed(1)} x), new URL() alone ${url.toFixed(0)} ns, ${disagreements} disagreements\n`,
  );
  process.exitCode = disagreements === 0 ? 0 : 1;
}
