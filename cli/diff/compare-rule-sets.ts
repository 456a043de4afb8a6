import { addressesOf, strangeWord } from '#core/redirects/rule-reach.ts';
import { ruleSetFaults } from '#core/redirects/rule-set-faults.ts';
import type { Verdict } from '#core/routing/judge-address.ts';
import type { TypedAddress } from '../read-address.ts';
import { readAddress } from '../read-address.ts';
import { judgeTraffic } from '../traffic/judge-traffic.ts';
import type { TrafficJudge } from '../traffic/judge-traffic.ts';
import { recent } from '../traffic/recent.ts';
import type { ShowNeeds } from '../traffic/shown-address.ts';
import { shownAddress } from '../traffic/shown-address.ts';
import type { Count, TopTally } from '../traffic/top-tally.ts';
import { topTally } from '../traffic/top-tally.ts';
import type { World } from '../world.ts';
import type { Change, ChangeKind, Taken } from './change.ts';
import { changeKinds, changesBetween, takenBy } from './change.ts';

/** An address that the two sets take differently. */
export interface Difference {
  readonly kind: ChangeKind;
  readonly url: string;
  /** Requests for it in the logs; 0 where there are none. */
  readonly hits: number;
  readonly rules: readonly string[];
  readonly before: Taken;
  readonly after: Taken;
}

/** What was found, the gravest kind first. */
export interface Differences {
  readonly list: readonly Difference[];
  /** Requests for addresses that were too rare to be listed. */
  readonly unlisted: ReadonlyMap<ChangeKind, number>;
}

/** The rule sets to compare. */
export interface Sides {
  readonly before: World;
  readonly after: World;
}

const changesOn = ({ before, after }: Sides): ((address: TypedAddress, verdict?: Verdict) => readonly Change[]) => {
  const [first, second] = [takenBy(before), takenBy(after)];
  return (address, verdict) => changesBetween(first(address, verdict), second(address));
};

const describing = ({ before, after }: Sides, host: string): ((found: Omit<Difference, 'before' | 'after'>) => Difference) => {
  const [first, second] = [takenBy(before), takenBy(after)];
  return (found) => {
    const address = readAddress(found.url, host);
    return { ...found, before: first(address), after: second(address) };
  };
};

const mostOfKind = 2000;

/** Addresses of late are not compared again, for the same ones come again. */
const mostKept = 2 ** 14;
const mostCharacters = 2 ** 21;

/** Compares by traffic, in bounded memory; the differences are told at the end, the most frequent of the gravest kind first. */
export const compareByTraffic = (sides: Sides, show: ShowNeeds): Pick<TrafficJudge, 'take'> & { readonly differences: () => Differences } => {
  const known = recent<readonly Count[]>(mostKept, mostCharacters);
  const tallies = new Map<ChangeKind, TopTally>(changeKinds.map((kind) => [kind, topTally(mostOfKind, known.clear)]));
  const [changes, shown, describe] = [changesOn(sides), shownAddress(show), describing(sides, show.host)];
  const countsOf = (address: TypedAddress, verdict: Verdict): readonly Count[] =>
    changes(address, verdict).flatMap(({ kind, rules }) => tallies.get(kind)?.of(shown(address), rules) ?? []);
  const { take } = judgeTraffic(sides.before, show.host, ({ host }, target, address, verdict) => {
    const key = `${host} ${target}`;
    let counts = known.get(key);
    if (counts === undefined) known.set(key, counts = countsOf(address, verdict));
    for (const count of counts) count.hits += 1;
    return counts.length === 0;
  });
  return {
    take,
    differences: () => ({
      list: [...tallies].flatMap(([kind, tally]) => tally.top().map(({ text, hits, rules }) => describe({ kind, url: text, hits, rules }))),
      unlisted: new Map([...tallies].map(([kind, tally]) => [kind, tally.dropped()])),
    }),
  };
};

/** Addresses of both sets: examples, an address of every kind that a rule takes, and those that show circles and chains. */
const addressesIn = ({ before, after }: Sides, host: string): readonly string[] => {
  const rules = [...before.book.rules, ...after.book.rules];
  const word = strangeWord(rules);
  const longest = Math.max(0, ...rules.map(({ from }) => from.split('/').length));
  const faults = ruleSetFaults(after.book.rules, (path) => after.book.trailOf({ host, path, query: '' }));
  return [...new Set([
    ...rules.flatMap(({ examples }) => examples.map((example) => example.in)),
    ...rules.flatMap((rule) => addressesOf(rule, word, longest)),
    ...faults.map(({ address }) => address),
  ])];
};

const withQuery = (address: TypedAddress): TypedAddress => ({ ...address, query: address.query === '' ? 'proba=1' : `${address.query}&proba=1` });

/** Compares without traffic, by the addresses of the rules themselves; each is asked with a query too, to see whether that is lost. */
export const compareByRules = (sides: Sides, show: ShowNeeds): Differences => {
  const [changes, shown, describe] = [changesOn(sides), shownAddress({ ...show, keepQuery: true }), describing(sides, show.host)];
  const found = addressesIn(sides, readAddress('/', show.host).host).flatMap((text) => {
    const address = readAddress(text, show.host);
    const asked = withQuery(address);
    return [
      ...changes(address).map((change) => ({ ...change, url: shown(address) })),
      ...changes(asked).flatMap((change) => (change.kind === 'lost-query' ? [{ ...change, url: shown(asked) }] : [])),
    ];
  });
  return { list: changeKinds.flatMap((kind) => found.filter((change) => change.kind === kind).map((change) => describe({ ...change, hits: 0 }))), unlisted: new Map() };
};
