import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type Bulkhead, createBulkhead } from '#adapters/http/bulkhead.ts';
import { type Allowance, allowances } from '../endpoints/limits.ts';
import { type Bucket, takeToken } from './token-bucket.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** The work that one place may cause. */
export interface WorkPermit {
  /** Seconds to wait before more work that leaves nothing in the cache; 0 for none. */
  readonly wait: () => number;
  /** Counts work that left nothing in the cache. */
  readonly spend: () => void;
  /** Runs a work when the place has few others under way; null when too many wait. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T | null>;
}

export type AdmitWork = (request: IncomingMessage) => WorkPermit;

/** Pages that are made at the same time for one address, and that wait. */
const [maxMaking, maxWaiting] = [4, 200];
/** Addresses that are remembered at the same time; the one that was quiet longest is forgotten. */
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
