import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type Allowance, allowances } from '../endpoints/limits.ts';
import { type Bucket, takeToken } from './token-bucket.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Counts a search that has to be made: 0 when it may be, otherwise the seconds to wait. */
export type AdmitSearch = (request: IncomingMessage) => number;

/** Pages that readers ask for in words of their own, each of which costs upstreams more than any other. */
const searching = ['archivum', 'kovetett'];

/** Whether what is asked at an address of a route counts as a search. */
export const isSearching = (route: string): boolean => searching.includes(route);

/** Addresses that are remembered at the same time; the one that was quiet longest is forgotten. */
const mostAddresses = 10_000;

/** What is sent from a copy is not counted. `now` is unix milliseconds. */
export const createAdmitSearch = (
  now: () => number,
  { addressOf }: Pick<TrustedProxies, 'addressOf'>,
  allowance: Allowance = allowances.search,
): AdmitSearch => {
  const buckets = new LRUCache<string, Bucket>({ max: mostAddresses });
  return (request) => {
    const address = addressOf(request);
    const { bucket, wait } = takeToken(buckets.get(address), allowance, now() / 1000);
    buckets.set(address, bucket);
    return wait;
  };
};
