import { addressesOf, maxOfLength, strangeWord } from '#cli/rule-sets/rule-reach.ts';
import { splitExample } from '#cli/rule-sets/example-findings.ts';
import { ruleSetFaults } from '#cli/rule-sets/rule-set-faults.ts';
import type { Verdict } from '#core/addresses/judge-address.ts';
import type { EntryTaker } from '../logs/read-log.ts';
import type { TypedAddress } from '../addresses/read-address.ts';
import { readAddress } from '../addresses/read-address.ts';
import { judgeTraffic } from '../traffic/judge-traffic.ts';
import { noteNothing } from '../traffic/number-reactions.ts';
import type { ShowNeeds } from '../traffic/shown-address.ts';
import { shownAddress } from '../traffic/shown-address.ts';
import type { TopTally } from '../traffic/top-tally.ts';
import { topTally } from '../traffic/top-tally.ts';
import type { Installation } from '../installation/installation.ts';
import type { Change, ChangeKind, Taken } from './change.ts';
import { changeKinds, changesBetween, takenBy } from './change.ts';

export interface Difference {
  readonly kind: ChangeKind;
  readonly url: string;
  readonly hits: number;
  readonly rules: readonly string[];
  readonly before: Taken;
  readonly after: Taken;
}

export interface Differences {
  readonly list: readonly Difference[];
  readonly unlisted: ReadonlyMap<ChangeKind, number>;
}

export interface Sides {
  readonly before: Installation;
  readonly after: Installation;
}

const changesOn = ({ before, after }: Sides): ((address: TypedAddress, verdict?: Verdict) => readonly Change[]) => {
  const [first, second] = [takenBy(before), takenBy(after)];
  return (address, verdict) => changesBetween(first(address, verdict), second(address));
};

export const describing = (
  { before, after }: Sides,
  host: string,
): ((found: Omit<Difference, 'before' | 'after'>) => Difference) => {
  const [first, second] = [takenBy(before), takenBy(after)];
  return (found) => {
    const address = readAddress(found.url, host);
    return { ...found, before: first(address), after: second(address) };
  };
};

const maxOfKind = 2000;

export const compareByTraffic = (
  sides: Sides,
  show: ShowNeeds,
): { readonly taker: EntryTaker; readonly differences: () => Differences } => {
  const tallies = new Map<ChangeKind, TopTally>(changeKinds.map((kind) => [kind, topTally(maxOfKind)]));
  const [changes, shown, describe] = [changesOn(sides), shownAddress(show), describing(sides, show.host)];
  const taker = judgeTraffic(sides.before, show.host, (address, verdict) => {
    const found = changes(address, verdict);
    if (found.length === 0) return noteNothing;
    const url = shown(address);
    return (_status, _isPerson, weight) => {
      for (const { kind, rules } of found) tallies.get(kind)?.add(url, rules, weight);
    };
  });
  return {
    taker,
    differences: () => ({
      list: [...tallies].flatMap(([kind, tally]) =>
        tally.top().map(({ text, hits, rules }) => describe({ kind, url: text, hits, rules })),
      ),
      unlisted: new Map([...tallies].map(([kind, tally]) => [kind, tally.dropped()])),
    }),
  };
};

/** Examples, one address per kind that a rule matches, and addresses that reveal loops and chains. */
const addressesIn = ({ before, after }: Sides, host: string): readonly string[] => {
  const rules = [...before.book.rules, ...after.book.rules];
  const word = strangeWord(rules);
  const maxLength = maxOfLength(rules);
  const faults = ruleSetFaults(after.book.rules, (path) => after.book.trailOf(splitExample(path, host)));
  return [
    ...new Set([
      ...rules.flatMap(({ examples }) => examples.map((example) => example.in)),
      ...rules.flatMap((rule) => addressesOf(rule, word, maxLength)),
      ...faults.map(({ address }) => address),
    ]),
  ];
};

const withQuery = (address: TypedAddress): TypedAddress => ({
  ...address,
  query: address.query === '' ? 'proba=1' : `${address.query}&proba=1`,
});

/** Also tries a query, to detect its loss. */
export const changesOnAddress = (sides: Sides): ((address: TypedAddress) => readonly Change[]) => {
  const changes = changesOn(sides);
  return (address) => [...changes(address), ...changes(withQuery(address)).filter(({ kind }) => kind === 'lost-query')];
};

export const compareByRules = (sides: Sides, show: ShowNeeds): Differences => {
  const [changes, shown, describe] = [
    changesOn(sides),
    shownAddress({ ...show, keepQuery: true }),
    describing(sides, show.host),
  ];
  const found = addressesIn(sides, readAddress('/', show.host).host).flatMap((text) => {
    const address = readAddress(text, show.host);
    const asked = withQuery(address);
    return [
      ...changes(address).map((change) => ({ ...change, url: shown(address) })),
      ...changes(asked).flatMap((change) => (change.kind === 'lost-query' ? [{ ...change, url: shown(asked) }] : [])),
    ];
  });
  return {
    list: changeKinds.flatMap((kind) =>
      found.filter((change) => change.kind === kind).map((change) => describe({ ...change, hits: 0 })),
    ),
    unlisted: new Map(),
  };
};
