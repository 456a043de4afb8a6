import { LRUCache } from 'lru-cache';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import type { Observed } from '#core/polling/observed.ts';
import type { Clock } from '#core/ports/clock.ts';

export type FreshFor<T> = (value: T) => number;

export interface LastKnown {
  /**
   * Loads a value once per TTL and shares concurrent requests. When a reload fails, returns the stale value with its
   * time. Without one, returns the failure and caches it briefly.
   */
  through<T>(
    key: readonly unknown[],
    freshFor: FreshFor<T>,
    load: () => ResultAsync<T, Failure>,
  ): ResultAsync<Observed<T>, Failure>;
}

interface Copy {
  readonly known: Observed<unknown>;
  readonly until: number;
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
  readonly clock: Clock;
  readonly maxBytes?: number;
  /** Called when a failure is returned without a call. */
  readonly onRepeated?: (() => void) | undefined;
}

export const createLastKnown = ({ clock, maxBytes = usualBytes, onRepeated }: LastKnownNeeds): LastKnown => {
  const copies = new LRUCache<string, Copy>({ maxSize: maxBytes });
  const refusals = new LRUCache<string, Refusal>({ max: maxRefusals });
  const loading = new Map<string, ResultAsync<Observed<unknown>, Failure>>();

  const keep = (key: string, known: Observed<unknown>, until: number): void => {
    // Objects take about twice the size of their JSON (adapters/cache/data-cache.ts).
    copies.set(key, { known, until }, { size: 500 + 2 * (key.length + JSON.stringify(known.value).length) });
  };

  const onFailure = (key: string, failure: Failure): ResultAsync<Observed<unknown>, Failure> => {
    const until = clock.now() + pauseAfter(failure);
    const copy = failure.kind === 'not-found' ? undefined : copies.get(key);
    if (copy === undefined) {
      copies.delete(key);
      refusals.set(key, { failure, until });
      return errAsync(failure);
    }
    keep(key, copy.known, until);
    return okAsync(copy.known);
  };

  const ask = <T>(key: string, freshFor: FreshFor<T>, load: () => ResultAsync<T, Failure>) =>
    load()
      .map((value): Observed<unknown> => {
        const known = { value, observedAt: Math.floor(clock.now()) };
        refusals.delete(key);
        keep(key, known, clock.now() + freshFor(value));
        return known;
      })
      .orElse((failure) => onFailure(key, failure));

  const askOnce = <T>(key: string, freshFor: FreshFor<T>, load: () => ResultAsync<T, Failure>) => {
    const underway = loading.get(key);
    if (underway !== undefined) return underway;
    const started = ask(key, freshFor, load);
    loading.set(key, started);
    void started.then(() => loading.delete(key));
    return started;
  };

  const through = <T>(key: string, freshFor: FreshFor<T>, load: () => ResultAsync<T, Failure>) => {
    const copy = copies.get(key);
    if (copy !== undefined && clock.now() < copy.until) return okAsync(copy.known);
    const refusal = refusals.get(key);
    if (refusal !== undefined && clock.now() < refusal.until) {
      if (refusal.failure.kind !== 'not-found') onRepeated?.();
      return errAsync(refusal.failure);
    }
    return askOnce(key, freshFor, load);
  };

  return {
    through: <T>(key: readonly unknown[], freshFor: FreshFor<T>, load: () => ResultAsync<T, Failure>) =>
      through(JSON.stringify(key), freshFor, load) as ResultAsync<Observed<T>, Failure>,
  };
};
