import { LRUCache } from 'lru-cache';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import type { Observed } from '#core/polling/observed.ts';
import type { Clock } from '#core/ports/clock.ts';

/** Seconds for which a value is given without asking again. */
export type FreshFor<T> = (value: T) => number;

/** What upstream said last, whatever has become of it since. */
export interface LastKnown {
  /**
   * The value under `key`, asked for at most once at a time and once while it is fresh, whoever asks. What cannot be
   * renewed is given as it was, with the moment it is of; what was never known is a failure, for a moment.
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
/** Kept apart, so that failures cannot push out values. */
const mostRefusals = 500;
/** Seconds. */
const [pause, longestPause, absentFor] = [5, 60, 15];

const pauseAfter = ({ kind, retryAfter = 0 }: Failure): number =>
  kind === 'not-found' ? absentFor : Math.min(Math.max(pause, retryAfter), longestPause);

/** The least recently used go first. */
export const createLastKnown = (clock: Clock, maxBytes = usualBytes): LastKnown => {
  const copies = new LRUCache<string, Copy>({ maxSize: maxBytes });
  const refusals = new LRUCache<string, Refusal>({ max: mostRefusals });
  const loading = new Map<string, ResultAsync<Observed<unknown>, Failure>>();

  const keep = (key: string, known: Observed<unknown>, until: number): void => {
    // Objects take about twice the length of their JSON (adapters/cache/data-cache.ts).
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
    if (refusal !== undefined && clock.now() < refusal.until) return errAsync(refusal.failure);
    return askOnce(key, freshFor, load);
  };

  return {
    // The key names the call, and a call always has the same type of answer.
    through: <T>(key: readonly unknown[], freshFor: FreshFor<T>, load: () => ResultAsync<T, Failure>) =>
      through(JSON.stringify(key), freshFor, load) as ResultAsync<Observed<T>, Failure>,
  };
};
