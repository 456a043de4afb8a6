import type { Verdict } from '#core/addresses/judge-address.ts';
import { endOf } from '../addresses/final-outcome.ts';
import type { TypedAddress } from '../addresses/read-address.ts';
import type { Installation } from '../installation/installation.ts';
import type { PutBy } from '../terminal/io.ts';
import { type Counted, exactTally } from '../traffic/exact-tally.ts';
import { judgeTraffic, type TrafficJudge } from '../traffic/judge-traffic.ts';
import { noteNothing } from '../traffic/number-reactions.ts';
import { type Archive, tidied } from './archive.ts';

export interface DeadAddress {
  readonly domain: string;
  readonly path: string;
  readonly requests: number;
  /** Requests that succeeded in the log, so the 404 is new. */
  readonly fresh: number;
}

export interface DeadAddresses {
  readonly taker: TrafficJudge;
  readonly list: () => Iterable<DeadAddress>;
}

const room = { keys: 2 ** 15, characters: 2 ** 22 };
const maxLength = 400;

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

/** The server itself redirects moved articles; no rule does. */
const isMoved = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

const wasGone = (status: number): boolean => status === 404 || status === 410;

const read = ({ key, hits }: Counted): DeadAddress => {
  const [domain = '', path = '', what] = key.split('\t');
  return { domain, path, requests: hits, fresh: what === 'new' ? hits : 0 };
};

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

export const deadAddresses = (
  installation: Installation,
  archive: Archive,
  host: string,
  putBy: PutBy,
): DeadAddresses => {
  const tally = exactTally(putBy, room);
  const taker = judgeTraffic(installation, host, (address, verdict) => {
    const dead = deadEnd(installation, archive, address, verdict);
    if (dead === null || dead.path.length > maxLength || /[\s{}]/.test(dead.path)) return noteNothing;
    const key = `${dead.domain}\t${dead.path}`;
    return (status) => {
      if (wasGone(status)) tally.add(`${key}\told`);
      else if (status < 400 && !(dead.byArchive && isMoved(status))) tally.add(`${key}\tnew`);
    };
  });
  return { taker, list: () => summed(tally.counts()) };
};
