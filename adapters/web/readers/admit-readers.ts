import { LRUCache } from 'lru-cache';
import { allowances } from '../endpoints/limits.ts';
import { type Bucket, takeToken } from '../requests/token-bucket.ts';

export type CountedAct = 'signInLetter' | 'signInLink' | 'account';

/** Returns the seconds to wait; 0 when allowed. */
export type AdmitReader = (act: CountedAct, address: string) => number;

const maxAddresses = 10_000;

export const createAdmitReaders = (now: () => number): AdmitReader => {
  const buckets = new LRUCache<string, Bucket>({ max: maxAddresses });
  return (act, address) => {
    const name = `${act} ${address}`;
    const { bucket, wait } = takeToken(buckets.get(name), allowances[act], now() / 1000);
    buckets.set(name, bucket);
    return wait;
  };
};
