import { LRUCache } from 'lru-cache';
import { allowances } from '../endpoints/limits.ts';
import { type Bucket, takeToken } from '../requests/token-bucket.ts';

/** What is counted of readers' accounts, each by itself. */
export type CountedAct = 'signInLetter' | 'signInLink' | 'account';

/** Counts an act of a network address: 0 when it may be done, otherwise the seconds to wait. */
export type AdmitReader = (act: CountedAct, address: string) => number;

/** Addresses that are remembered at the same time; the one that was quiet longest is forgotten. */
const mostAddresses = 10_000;

/** `now` is unix milliseconds. */
export const createAdmitReaders = (now: () => number): AdmitReader => {
  const buckets = new LRUCache<string, Bucket>({ max: mostAddresses });
  return (act, address) => {
    const name = `${act} ${address}`;
    const { bucket, wait } = takeToken(buckets.get(name), allowances[act], now() / 1000);
    buckets.set(name, bucket);
    return wait;
  };
};
