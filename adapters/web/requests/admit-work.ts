import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type Bulkhead, createBulkhead } from '#adapters/http/bulkhead.ts';
import { type Allowance, allowances } from '../endpoints/limits.ts';
import { type Bucket, takeToken } from './token-bucket.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

export interface WorkPermit {
  /** Seconds to wait before more uncacheable work; 0 when allowed. */
  readonly wait: () => number;
  readonly spend: () => void;
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T | null>;
}

export type AdmitWork = (request: IncomingMessage) => WorkPermit;

const [maxMaking, maxWaiting] = [4, 200];
const maxAddresses = 10_000;

interface PlaceWork {
  bucket: Bucket | undefined;
  readonly places: Bulkhead;
}

/** `now` is unix milliseconds. */
export const createAdmitWork = (
  now: () => number,
  { addressOf }: Pick<TrustedProxies, 'addressOf'>,
  allowance: Allowance = allowances.uncachedWork,
): AdmitWork => {
  const known = new LRUCache<string, PlaceWork>({ max: maxAddresses });
  const never = new AbortController().signal;

  const placeOf = (request: IncomingMessage): PlaceWork => {
    const address = addressOf(request);
    const place = known.get(address) ?? { bucket: undefined, places: createBulkhead(maxMaking, maxWaiting) };
    known.set(address, place);
    return place;
  };

  return (request) => {
    const place = placeOf(request);
    const take = () => takeToken(place.bucket, allowance, now() / 1000);
    return {
      wait: () => take().wait,
      spend: () => {
        place.bucket = take().bucket;
      },
      inTurn: async (work) => {
        if (!(await place.places.enter(never))) return null;
        try {
          return await work();
        } finally {
          place.places.leave();
        }
      },
    };
  };
};
