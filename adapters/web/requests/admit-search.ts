import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type Allowance, allowances } from '../endpoints/limits.ts';
import { type Bucket, takeToken } from './token-bucket.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

export type AdmitSearch = (request: IncomingMessage) => number;

const searching = ['archivum', 'kovetett'];

export const isSearching = (route: string): boolean => searching.includes(route);

const maxAddresses = 10_000;

/** Cached pages are not counted. `now` is unix milliseconds. */
export const createAdmitSearch = (
  now: () => number,
  { addressOf }: Pick<TrustedProxies, 'addressOf'>,
  allowance: Allowance = allowances.search,
): AdmitSearch => {
  const buckets = new LRUCache<string, Bucket>({ max: maxAddresses });
  return (request) => {
    const address = addressOf(request);
    const { bucket, wait } = takeToken(buckets.get(address), allowance, now() / 1000);
    buckets.set(address, bucket);
    return wait;
  };
};
