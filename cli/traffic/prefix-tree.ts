import type { Row } from './tallied-rows.ts';

export interface Prefix {
  readonly prefix: string;
  readonly addresses: number;
  readonly requests: number;
  readonly lost: number;
  readonly files: boolean;
}

export interface PrefixGrowth {
  readonly add: (row: Pick<Row, 'url' | 'hits'>) => void;
  /** May be called before or after `add` of the same URL. */
  readonly addLost: (row: Pick<Row, 'url' | 'hits'>) => void;
  readonly prefixes: () => readonly Prefix[];
}

const isFile = (path: string): boolean => /\.[a-z][a-z0-9]{0,7}$/i.test(path.slice(path.lastIndexOf('/') + 1));

const cutOf = (path: string, after: number): number => {
  const slash = path.indexOf('/', after);
  return slash < 0 ? path.length : slash + 1;
};

interface Growing {
  first: string;
  addresses: number;
  requests: number;
  lost: number;
}

const weight = ({ requests, lost }: Growing): number => Math.max(requests, lost);

const maxKept = 2000;
const maxListed = 200;

/** A prefix above this share of all requests is split further. */
const large = 0.4;
const maxParts = 30;

const byRequests = (one: Prefix, other: Prefix): number =>
  other.lost - one.lost || other.requests - one.requests || (one.prefix < other.prefix ? -1 : 1);

/** Groups sorted URLs by their first and second segments, in bounded memory. */
export const growPrefixes = (): PrefixGrowth => {
  const [shallow, deep] = [new Map<string, Growing>(), new Map<string, Growing>()];
  let total = 0;
  const at = (level: Map<string, Growing>, key: string, url: string): Growing => {
    const known = level.get(key);
    if (known !== undefined) return known;
    if (level.size >= 2 * maxKept) {
      const rare = [...level].toSorted(([, one], [, other]) => weight(other) - weight(one)).slice(maxKept);
      for (const [name] of rare) level.delete(name);
    }
    const begun = { first: url, addresses: 0, requests: 0, lost: 0 };
    level.set(key, begun);
    return begun;
  };
  const all = (url: string): readonly Growing[] => {
    const [path = ''] = url.split('?');
    const host = path.startsWith('/') ? 0 : cutOf(path, path.indexOf('//') + 2) - 1;
    const one = cutOf(path, host + 1);
    const kind = isFile(path) ? 'f' : 'p';
    const first = at(shallow, kind + path.slice(0, one), url);
    return one < path.length ? [first, at(deep, kind + path.slice(0, cutOf(path, one)), url)] : [first];
  };
  const asPrefix = ([key, { first, addresses, requests, lost }]: readonly [string, Growing]): Prefix => ({
    prefix: addresses === 1 ? first : `${key.slice(1)}${key.endsWith('/') ? '*' : '?*'}`,
    addresses,
    requests,
    lost,
    files: key.startsWith('f'),
  });
  const below = (key: string, { requests, addresses }: Growing): readonly (readonly [string, Growing])[] => {
    if (addresses === 1 || requests <= large * total) return [];
    const parts = [...deep].filter(([name]) => name.startsWith(key) && name !== key);
    const isWhole = parts.reduce((sum, [, part]) => sum + part.requests, 0) === requests;
    return isWhole && parts.length > 1 && parts.length <= Math.min(maxParts, addresses / 2) ? parts : [];
  };
  return {
    add: ({ url, hits }) => {
      total += hits;
      for (const growing of all(url)) {
        growing.addresses += 1;
        growing.requests += hits;
      }
    },
    addLost: ({ url, hits }) => {
      for (const growing of all(url)) growing.lost += hits;
    },
    prefixes: () =>
      [...shallow]
        .flatMap((entry) => {
          const parts = below(...entry);
          return parts.length > 0 ? parts : [entry];
        })
        .filter(([, { addresses }]) => addresses > 0)
        .map(asPrefix)
        .toSorted(byRequests)
        .slice(0, maxListed),
  };
};
