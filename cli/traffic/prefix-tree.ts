import type { Row } from './tallied-rows.ts';

/** Addresses that begin alike. */
export interface Prefix {
  /** `/images/*`, or an address that stands alone. */
  readonly prefix: string;
  readonly addresses: number;
  readonly requests: number;
  /** Of these, requests that the log says were served. */
  readonly lost: number;
  /** Whether they are files rather than pages. */
  readonly files: boolean;
}

export interface PrefixGrowth {
  readonly add: (row: Pick<Row, 'url' | 'hits'>) => void;
  /** Says of an address that was or will be added that so many of its requests found something before. */
  readonly addLost: (row: Pick<Row, 'url' | 'hits'>) => void;
  /** Those first where most is lost. */
  readonly prefixes: () => readonly Prefix[];
}

/** The last segment has an ending, as files have and pages have not. */
const isFile = (path: string): boolean => /\.[a-z][a-z0-9]{0,7}$/i.test(path.slice(path.lastIndexOf('/') + 1));

/** `https://a.example/b/c` is cut behind its host, `/a/b` behind its first segment. */
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

/** Many prefixes are not read; the frequent ones are kept. */
const mostKept = 2000;
const mostListed = 200;

/** A prefix with so large a part of all requests is told in more detail, if that is not too much. */
const large = 0.4;
const mostParts = 30;

/** What was lost comes first. */
const byRequests = (one: Prefix, other: Prefix): number =>
  other.lost - one.lost || other.requests - one.requests || (one.prefix < other.prefix ? -1 : 1);

/** Sums up addresses that come in their order by their first and second segments, in bounded memory. */
export const growPrefixes = (): PrefixGrowth => {
  const [shallow, deep] = [new Map<string, Growing>(), new Map<string, Growing>()];
  let total = 0;
  const at = (level: Map<string, Growing>, key: string, url: string): Growing => {
    const known = level.get(key);
    if (known !== undefined) return known;
    if (level.size >= 2 * mostKept) {
      const rare = [...level].toSorted(([, one], [, other]) => weight(other) - weight(one)).slice(mostKept);
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
  /** What is below a prefix, where it is so large that it says too little, and all of it is known. */
  const below = (key: string, { requests, addresses }: Growing): readonly (readonly [string, Growing])[] => {
    if (addresses === 1 || requests <= large * total) return [];
    const parts = [...deep].filter(([name]) => name.startsWith(key) && name !== key);
    const isWhole = parts.reduce((sum, [, part]) => sum + part.requests, 0) === requests;
    return isWhole && parts.length > 1 && parts.length <= Math.min(mostParts, addresses / 2) ? parts : [];
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
        .slice(0, mostListed),
  };
};
