import type { Time } from '#adapters/time/time.ts';
import { type Purge, purgeEverything } from './purge-of-changes.ts';
import { keyOf } from './surrogate-keys.ts';

export interface PurgeQueueNeeds {
  /** Rejects when the edge did not confirm. */
  readonly send: (purge: Purge) => Promise<void>;
  readonly onSent: () => void;
  readonly onFailure: (error: unknown) => void;
  readonly time: Pick<Time, 'monotonic' | 'wait'>;
  readonly draw?: () => number;
}

interface Waiting {
  readonly hard: ReadonlySet<string>;
  readonly soft: ReadonlySet<string>;
  readonly since: number;
  readonly onDone: readonly (() => void)[];
}

/** Keys. Beyond this, everything is purged. */
export const maxWaiting = 2_000;
/** Milliseconds between attempts; short, because a removed article may still be sent. */
const backoff = { first: 250, max: 5_000 };

const merged = (one: Waiting, other: Waiting | null): Waiting => {
  if (other === null) return one;
  const [hard, soft] = [new Set([...one.hard, ...other.hard]), new Set([...one.soft, ...other.soft])];
  const times = { since: Math.min(one.since, other.since), onDone: [...one.onDone, ...other.onDone] };
  return hard.has(keyOf.every) || hard.size + soft.size > maxWaiting
    ? { hard: new Set(purgeEverything.hard), soft: new Set(), ...times }
    : { hard, soft, ...times };
};

/** Sends purges to one edge, one at a time. All purges that wait become one. */
export const createPurgeQueue = ({ send, onSent, onFailure, time, draw = Math.random }: PurgeQueueNeeds) => {
  const stopping = new AbortController();
  let waiting: Waiting | null = null;
  let sending: Waiting | null = null;
  let isRunning = false;
  let failures = 0;

  const sendOnce = async (purge: Waiting): Promise<boolean> => {
    try {
      await send({ hard: [...purge.hard], soft: [...purge.soft] });
      return true;
    } catch (error) {
      onFailure(error);
      return false;
    }
  };

  const sendAll = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    while (waiting !== null && !stopping.signal.aborted) {
      [sending, waiting] = [waiting, null];
      const isSent = await sendOnce(sending);
      const batch: Waiting = sending;
      sending = null;
      if (isSent) {
        failures = 0;
        onSent();
        for (const done of batch.onDone) done();
      } else {
        failures += 1;
        waiting = merged(batch, waiting);
        const delay = Math.min(backoff.max, backoff.first * 2 ** (failures - 1));
        await time.wait(delay * (0.75 + 0.5 * draw()), stopping.signal).catch(() => undefined);
      }
    }
    isRunning = false;
  };

  return {
    /** Resolves when the edge has confirmed. */
    add({ hard, soft }: Purge): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const added: Waiting = {
        hard: new Set(hard),
        soft: new Set(soft),
        since: time.monotonic(),
        onDone: [resolve],
      };
      waiting = merged(added, waiting);
      void sendAll();
      return promise;
    },
    isFailing: (): boolean => failures > 0,
    isEmpty: (): boolean => waiting === null && sending === null,
    /** Keys that wait. */
    size: (): number => [waiting, sending].reduce((sum, one) => sum + (one ? one.hard.size + one.soft.size : 0), 0),
    /** Seconds since the oldest unconfirmed purge; 0 when there is none. */
    delay: (): number => {
      const since = Math.min(waiting?.since ?? Infinity, sending?.since ?? Infinity);
      return since === Infinity ? 0 : (time.monotonic() - since) / 1000;
    },
    stop: (): void => stopping.abort(),
  };
};

export type PurgeQueue = ReturnType<typeof createPurgeQueue>;
