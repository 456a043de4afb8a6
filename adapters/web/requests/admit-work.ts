import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { type Bulkhead, createBulkhead } from '#adapters/http/bulkhead.ts';
import { type Allowance, allowances } from '../endpoints/limits.ts';
import { type Bucket, takeToken } from './token-bucket.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

export interface WorkPermit {
  /** Seconds to wait before more uncacheable work; 0 admits the request, which then holds one token. */
  readonly wait: () => number;
  /** Makes `giveBack` ineffective. */
  readonly spend: () => void;
  /** For work that turned out to be useful. */
  readonly giveBack: () => void;
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T | null>;
}

export type AdmitWork = (request: IncomingMessage) => WorkPermit;

/** Pages under way (open-cached-page.ts), and requests that wait for their turn. */
export interface WorkLoad {
  running: number;
  waiting: number;
}

const [maxMaking, maxWaiting] = [4, 200];
const maxAddresses = 10_000;

const noReserve: Allowance = { burst: 0, perSecond: 1 };
/** Milliseconds. A refused connection gets nothing of the reserve until then. */
const noisyFor = 10_000;

type Source = 'work' | 'reserve';

interface PlaceWork {
  work: Bucket | undefined;
  reserve: Bucket | undefined;
  readonly refused: WeakMap<Socket, number>;
  readonly places: Bulkhead;
}

const newPlace = (): PlaceWork => ({
  work: undefined,
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
  load: Pick<WorkLoad, 'waiting'> = { waiting: 0 },
): AdmitWork => {
  const known = new LRUCache<string, PlaceWork>({ max: maxAddresses });
  const held = new WeakMap<IncomingMessage, Source | 'spent'>();
  const never = new AbortController().signal;

  const placeOf = (request: IncomingMessage): PlaceWork => {
    const address = addressOf(request);
    const place = known.get(address) ?? newPlace();
    known.set(address, place);
    return place;
  };

  const takeFrom = (place: PlaceWork, source: Source, socket: Socket): number => {
    const isNoisy = now() - (place.refused.get(socket) ?? -Infinity) < noisyFor;
    if (source === 'reserve' && isNoisy) return Infinity;
    const { bucket, wait } = takeToken(place[source], source === 'work' ? allowance : reserve, now() / 1000);
    place[source] = bucket;
    return wait;
  };

  return (request) => {
    const place = placeOf(request);
    const wait = (): number => {
      if (held.has(request)) return 0;
      const seconds = takeFrom(place, 'work', request.socket);
      const source = seconds === 0 ? 'work' : 'reserve';
      if (source === 'reserve' && takeFrom(place, source, request.socket) > 0) {
        place.refused.set(request.socket, now());
        return seconds;
      }
      held.set(request, source);
      return 0;
    };
    return {
      wait,
      spend: () => {
        wait();
        held.set(request, 'spent');
      },
      giveBack: () => {
        const source = held.get(request);
        const bucket = source === undefined || source === 'spent' ? undefined : place[source];
        if (source === undefined || source === 'spent' || bucket === undefined) return;
        held.delete(request);
        place[source] = { ...bucket, tokens: bucket.tokens + 1 };
      },
      inTurn: async (work) => {
        load.waiting += 1;
        const entered = await place.places.enter(never).finally(() => void (load.waiting -= 1));
        if (!entered) return null;
        try {
          return await work();
        } finally {
          place.places.leave();
        }
      },
    };
  };
};
