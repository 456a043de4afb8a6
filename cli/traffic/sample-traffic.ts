import type { Verdict } from '#core/addresses/judge-address.ts';
import { nameOf } from '#core/addresses/paths/query.ts';
import type { EntryTaker } from '../logs/read-log.ts';
import type { TypedAddress } from '../addresses/read-address.ts';
import type { Installation } from '../installation/installation.ts';
import { judgeTraffic } from './judge-traffic.ts';
import type { Note } from './number-reactions.ts';
import { maskedQuery } from './shown-address.ts';

export interface Sampled {
  readonly address: TypedAddress;
  readonly verdict: Verdict;
  readonly hits: number;
}

export type QueryClass = 'none' | 'click-id' | 'page' | 'other';

/** In characters. URLs with whitespace or `@` are skipped too: they may break a line or be an e-mail address. */
const maxLength = 512;
const maxKinds = 20_000;

export const queryClass = (query: string): QueryClass => {
  if (query === '') return 'none';
  const names = query.split('&').map(nameOf);
  if (names.includes('fbclid')) return 'click-id';
  return names.includes('oldal') ? 'page' : 'other';
};

const mayShow = ({ path, query }: TypedAddress): boolean =>
  path.length + query.length <= maxLength && !/@|%40|[\p{Cc}\s]/iu.test(path + query);

const anonymous = (address: TypedAddress): TypedAddress => ({
  ...address,
  query: address.query === '' ? '' : maskedQuery(address.query).replaceAll('=*', '=x'),
});

interface Kept {
  readonly address: TypedAddress;
  readonly count: Note;
  hits: number;
}

const kindOf = ({ outcome, site, route, reason }: Verdict, rules: readonly string[], query: string): string =>
  `${site?.site.slug} ${outcome} ${reason} ${route?.name} ${rules.join('+')} ${queryClass(query)}`;

/** Keeps the first usable URL of each route, rule and query class; returns the `most` frequent ones in input order. */
export const sampleTraffic = (
  installation: Installation,
  host: string,
): { readonly taker: EntryTaker; readonly sample: (max: number) => readonly Sampled[] } => {
  const kinds = new Map<string, Kept>();
  const taker = judgeTraffic(installation, host, (address, verdict, group) => {
    const kind = kindOf(verdict, group.rules, address.query);
    const known = kinds.get(kind);
    if (known !== undefined) return known.count;
    const shown = anonymous(address);
    if (kinds.size === maxKinds || !mayShow(shown)) return (...request) => kinds.get(kind)?.count(...request);
    const kept: Kept = {
      address: shown,
      hits: 0,
      count: (_, __, weight) => {
        kept.hits += weight;
      },
    };
    kinds.set(kind, kept);
    return kept.count;
  });
  return {
    taker,
    sample: (max) => {
      const frequent = new Set([...kinds.values()].sort((one, other) => other.hits - one.hits).slice(0, max));
      return [...kinds.values()]
        .filter((kept) => frequent.has(kept))
        .map(({ address, hits }) => ({ address, hits, verdict: installation.book.judge(address) }));
    },
  };
};
