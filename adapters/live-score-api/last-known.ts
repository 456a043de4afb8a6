import { LRUCache } from 'lru-cache';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { isEmptied } from '#core/json/is-emptied.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { Observed } from '#core/polling/observed.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Time } from '#adapters/time/time.ts';

export type FreshFor<T> = (value: T) => number;

export interface Loading<T> {
  readonly freshFor: FreshFor<T>;
  readonly load: () => ResultAsync<T, Failure>;
  /** A template for the log: it contains no data. */
  readonly call: string;
  /** Of `core/json/is-emptied.ts`. */
  readonly doubtFor: number;
}

export interface LastKnown {
  /**
   * Loads a value once per TTL and shares concurrent requests. When a reload fails, or returns nothing too soon after
   * there was something, returns the stale value with its time. Without one, returns the failure and caches it briefly.
   */
  through<T>(key: readonly unknown[], loading: Loading<T>): ResultAsync<Observed<T>, Failure>;
}

interface Copy {
  readonly known: Observed<unknown>;
  readonly until: number;
  /** Until then it proves that an empty value is an error. */
  readonly doubtUntil: number;
}

interface Refusal {
  readonly failure: Failure;
  readonly until: number;
}

const usualBytes = 32 * 1024 * 1024;
const maxRefusals = 500;
const [pause, maxPause, absentFor] = [5, 60, 15];

const pauseAfter = ({ kind, retryAfter = 0 }: Failure): number =>
  kind === 'not-found' ? absentFor : Math.min(Math.max(pause, retryAfter), maxPause);

export interface LastKnownNeeds {
  /** Of the times that readers see; lifetimes are measured by `time`. */
  readonly clock: Clock;
  readonly time: Pick<Time, 'monotonic'>;
  readonly maxBytes?: number;
  /** Called when a failure is returned without a call. */
  readonly onRepeated?: (() => void) | undefined;
  /** Called when the stale value is returned instead of an empty one. */
  readonly onEmptied?: ((call: string) => void) | undefined;
}

export const createLastKnown = ({
  clock,
  time,
  maxBytes = usualBytes,
  onRepeated,
  onEmptied,
}: LastKnownNeeds): LastKnown => {
  /** Seconds. */
  const now = (): number => time.monotonic() / 1000;
  const copies = new LRUCache<string, Copy>({ maxSize: maxBytes });
  const refusals = new LRUCache<string, Refusal>({ max: maxRefusals });
  const underway = new Map<string, ResultAsync<Observed<unknown>, Failure>>();

  const keep = (key: string, copy: Copy): void => {
    // Objects take about twice the size of their JSON (adapters/cache/data-cache.ts).
    copies.set(key, copy, { size: 500 + 2 * (key.length + JSON.stringify(copy.known.value).length) });
  };

  const serveAgain = (key: string, copy: Copy, until: number): Observed<unknown> => {
    keep(key, { ...copy, until });
    return copy.known;
  };

  const onFailure = (key: string, failure: Failure): ResultAsync<Observed<unknown>, Failure> => {
    const until = now() + pauseAfter(failure);
    const copy = failure.kind === 'not-found' ? undefined : copies.get(key);
    if (copy === undefined) {
      copies.delete(key);
      refusals.set(key, { failure, until });
      return errAsync(failure);
    }
    return okAsync(serveAgain(key, copy, until));
  };

  const ask = <T>(key: string, { freshFor, load, call, doubtFor }: Loading<T>) =>
    load()
      .map((value): Observed<unknown> => {
        const copy = copies.get(key);
        if (copy !== undefined && now() < copy.doubtUntil && isEmptied(copy.known.value, value)) {
          onEmptied?.(call);
          return serveAgain(key, copy, now() + Math.min(maxPause, Math.max(pause, freshFor(value))));
        }
        const [known, until] = [{ value, observedAt: Math.floor(clock.now()) }, now() + freshFor(value)];
        refusals.delete(key);
        keep(key, { known, until, doubtUntil: until + doubtFor });
        return known;
      })
      .orElse((failure) => onFailure(key, failure));

  const askOnce = <T>(key: string, loading: Loading<T>) => {
    const known = underway.get(key);
    if (known !== undefined) return known;
    const started = ask(key, loading);
    underway.set(key, started);
    void started.then(() => underway.delete(key));
    return started;
  };

  const through = <T>(key: string, loading: Loading<T>) => {
    const copy = copies.get(key);
    if (copy !== undefined && now() < copy.until) return okAsync(copy.known);
    const refusal = refusals.get(key);
    if (refusal !== undefined && now() < refusal.until) {
      if (refusal.failure.kind !== 'not-found') onRepeated?.();
      return errAsync(refusal.failure);
    }
    return askOnce(key, loading);
  };

  return {
    through: <T>(key: readonly unknown[], loading: Loading<T>) =>
      through(JSON.stringify(key), loading) as ResultAsync<Observed<T>, Failure>,
  };
};
