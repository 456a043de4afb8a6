import { LRUCache } from 'lru-cache';
import { type Allowance, type Bucket, takeToken } from '../token-bucket.ts';

/** What is counted of readers' accounts, each by itself. */
export type CountedAct = 'letter' | 'link' | 'account';

/** Counts an act of a network address: 0 when it may be done, otherwise the seconds to wait. */
export type AdmitReader = (act: CountedAct, address: string) => number;

/** Of one address: more than a household or an office does, and less than what would harm. */
const allowances: Readonly<Record<CountedAct, Allowance>> = {
  letter: { burst: 10, perSecond: 1 / 60 },
  link: { burst: 30, perSecond: 1 },
  account: { burst: 60, perSecond: 2 },
};

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
