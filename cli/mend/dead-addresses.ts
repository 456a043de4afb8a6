import type { Verdict } from '#core/addresses/judge-address.ts';
import { endOf } from '../addresses/final-outcome.ts';
import type { TypedAddress } from '../addresses/read-address.ts';
import type { Installation } from '../installation/installation.ts';
import type { PutBy } from '../terminal/io.ts';
import { type Counted, exactTally } from '../traffic/exact-tally.ts';
import { judgeTraffic, type TrafficJudge } from '../traffic/judge-traffic.ts';
import { noteNothing } from '../traffic/number-reactions.ts';
import { type Archive, tidied } from './archive.ts';

/** An address at which nothing is any more, without its query, and the requests for it. */
export interface DeadAddress {
  readonly domain: string;
  readonly path: string;
  readonly requests: number;
  /** Those of them that found a page by the log: a new 404. */
  readonly fresh: number;
}

export interface DeadAddresses {
  readonly taker: TrafficJudge;
  /** By domain and path; to be asked for when all is read. */
  readonly list: () => Iterable<DeadAddress>;
}

const room = { keys: 2 ** 15, characters: 2 ** 22 };
/** A longer path is nobody's article. */
const longest = 400;

/** The place at which an address ends in nothing; null where something is. */
export const deadEnd = (
  { book }: Installation,
  archive: Archive,
  address: TypedAddress,
  verdict: Verdict,
): { readonly domain: string; readonly path: string; readonly byArchive: boolean } | null => {
  const { outcome, place } = endOf(book.judge, address, verdict);
  const end = verdict.redirect === null ? verdict : book.judge(place);
  const domain = end.site?.site.domain;
  if (domain === undefined) return null;
  const byArchive = outcome === 'page' && end.route !== null && archive.lacks(domain, place.path, end.route);
  return outcome === 'not-found' || byArchive ? { domain, path: tidied(place.path), byArchive } : null;
};

/** A redirect that no rule makes is the content's own: an article that moved is found by the server. */
const isMoved = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

const wasGone = (status: number): boolean => status === 404 || status === 410;

const read = ({ key, hits }: Counted): DeadAddress => {
  const [domain = '', path = '', what] = key.split('\t');
  return { domain, path, requests: hits, fresh: what === 'new' ? hits : 0 };
};

/** What the same address was counted as new and as old. */
const summed = function* (counts: Iterable<Counted>): Generator<DeadAddress> {
  let last: DeadAddress | null = null;
  for (const count of counts) {
    const one = read(count);
    if (last !== null && last.domain === one.domain && last.path === one.path)
      last = { ...one, requests: last.requests + one.requests, fresh: last.fresh + one.fresh };
    else {
      if (last !== null) yield last;
      last = one;
    }
  }
  if (last !== null) yield last;
};

/** Counts the requests of a log that find nothing, in bounded memory. */
export const deadAddresses = (
  installation: Installation,
  archive: Archive,
  host: string,
  putBy: PutBy,
): DeadAddresses => {
  const tally = exactTally(putBy, room);
  const taker = judgeTraffic(installation, host, (address, verdict) => {
    const dead = deadEnd(installation, archive, address, verdict);
    if (dead === null || dead.path.length > longest || /[\s{}]/.test(dead.path)) return noteNothing;
    const key = `${dead.domain}\t${dead.path}`;
    return (status) => {
      if (wasGone(status)) tally.add(`${key}\told`);
      else if (status < 400 && !(dead.byArchive && isMoved(status))) tally.add(`${key}\tnew`);
    };
  });
  return { taker, list: () => summed(tally.counts()) };
};
