import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { type Bulkhead, createBulkhead } from '#adapters/http/bulkhead.ts';
import { type Allowance, allowances } from '../endpoints/limits.ts';
import { type Bucket, takeToken } from './token-bucket.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

export interface WorkPermit {
  /** Seconds to wait before more uncacheable work; 0 when allowed. Repeated calls for one request agree. */
  readonly wait: () => number;
  readonly spend: () => void;
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T | null>;
}

export type AdmitWork = (request: IncomingMessage) => WorkPermit;

const [maxMaking, maxWaiting] = [4, 200];
const maxAddresses = 10_000;

const noReserve: Allowance = { burst: 0, perSecond: 1 };
/** Milliseconds for which a refused connection gets nothing of the reserve. */
const noisyFor = 10_000;

interface PlaceWork {
  bucket: Bucket | undefined;
  reserve: Bucket | undefined;
  readonly refused: WeakMap<Socket, number>;
  readonly places: Bulkhead;
}

const newPlace = (): PlaceWork => ({
  bucket: undefined,
  reserve: undefined,
  refused: new WeakMap(),
  places: createBulkhead(maxMaking, maxWaiting),
});

/**
 * `now` is unix milliseconds. One noisy client must not take every page from others behind the same address: when the
 * allowance is used up, connections that were not refused lately share the reserve.
 */
export const createAdmitWork = (
  now: () => number,
  { addressOf }: Pick<TrustedProxies, 'addressOf'>,
  allowance: Allowance = allowances.uncachedWork,
  reserve: Allowance = noReserve,
): AdmitWork => {
  const known = new LRUCache<string, PlaceWork>({ max: maxAddresses });
  const fromReserve = new WeakSet<IncomingMessage>();
  const never = new AbortController().signal;

  const placeOf = (request: IncomingMessage): PlaceWork => {
    const address = addressOf(request);
    const place = known.get(address) ?? newPlace();
    known.set(address, place);
    return place;
  };

  const takeFromReserve = (place: PlaceWork, request: IncomingMessage): boolean => {
    if (fromReserve.has(request)) return true;
    const { bucket, wait } = takeToken(place.reserve, reserve, now() / 1000);
    if (wait > 0 || now() - (place.refused.get(request.socket) ?? -Infinity) < noisyFor) {
      place.refused.set(request.socket, now());
      return false;
    }
    place.reserve = bucket;
    fromReserve.add(request);
    return true;
  };

  return (request) => {
    const place = placeOf(request);
    const take = () => takeToken(place.bucket, allowance, now() / 1000);
    return {
      wait: () => {
        const { wait } = take();
        return wait === 0 || takeFromReserve(place, request) ? 0 : wait;
      },
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
