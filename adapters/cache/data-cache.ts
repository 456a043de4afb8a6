import { LRUCache } from 'lru-cache';
import { err, errAsync, okAsync, ResultAsync, type Result } from 'neverthrow';
import type { Clock } from '#core/ports/clock.ts';
import type { Failure } from '#core/ports/failure.ts';
import type { Freshness } from './freshness.ts';

/** Names a call with all that its answer depends on. */
export type CacheKey = readonly unknown[];

export interface DataCache {
  /**
   * The value under `key`, loaded at most once at a time whoever asks. A failure goes to those who waited for it and is
   * forgotten, except 'not-found', which is remembered for 10 s. Who runs out of patience gets 'unavailable'; the loading goes on.
   */
  through<T>(key: CacheKey, freshness: Freshness, load: () => ResultAsync<T, Failure>): ResultAsync<T, Failure>;
  /** Forgets every value, after an edit. What is being loaded goes to those who wait for it and is not kept. */
  forget(): void;
}

interface Copy {
  readonly value: unknown;
  readonly freshUntil: number;
  readonly staleUntil: number;
}

interface Absence {
  readonly failure: Failure;
  readonly until: number;
}

/** Kept apart from the values, so that a scan of unknown addresses cannot push those out. */
const mostAbsences = 500;
const absentFor = 10;
/** Pause before a copy whose renewal failed is renewed again. */
const renewAgainAfter = 5;

/** The same answer, or 'unavailable' after so many seconds. */
const withPatience = async <T>(seconds: number | undefined, loading: Promise<Result<T, Failure>>, onImpatience?: () => void): Promise<Result<T, Failure>> => {
  if (seconds === undefined) return loading;
  let timer: NodeJS.Timeout | undefined;
  const givenUp = new Promise<Result<T, Failure>>((resolve) => {
    timer = setTimeout(() => {
      onImpatience?.();
      resolve(err({ kind: 'unavailable', upstream: 'data-cache', cause: new Error(`not there within ${seconds} s`) }));
    }, seconds * 1000);
  });
  return Promise.race([loading, givenUp]).finally(() => clearTimeout(timer));
};

export interface DataCacheNeeds {
  /** In seconds. */
  readonly clock: Clock;
  readonly maxEntries?: number;
  /** Is told each time that somebody went on without a value. */
  readonly onImpatience?: () => void;
}

/** Keeps at most `maxEntries` values, the least recently used go first. */
export const createDataCache = ({ clock, maxEntries = 2_000, onImpatience }: DataCacheNeeds): DataCache => {
  const copies = new LRUCache<string, Copy>({ max: maxEntries });
  const absences = new LRUCache<string, Absence>({ max: mostAbsences });
  const loading = new Map<string, Promise<Result<unknown, Failure>>>();
  let edition = 0;

  const keepValue = (key: string, { fresh, stale }: Freshness, value: unknown) => {
    const freshUntil = clock.now() + fresh;
    absences.delete(key);
    copies.set(key, { value, freshUntil, staleUntil: freshUntil + stale });
  };

  const keepFailure = (key: string, failure: Failure) => {
    const copy = copies.peek(key);
    const failedToCome = failure.kind === 'unavailable' || failure.kind === 'malformed';
    if (copy && failedToCome) copies.set(key, { ...copy, freshUntil: clock.now() + renewAgainAfter });
    // What was taken down or closed does not live on in a copy.
    if (!failedToCome) copies.delete(key);
    if (failure.kind === 'not-found') absences.set(key, { failure, until: clock.now() + absentFor });
  };

  const loadAndKeep = async (key: string, freshness: Freshness, load: () => ResultAsync<unknown, Failure>) => {
    const begun = edition;
    const result = await load();
    if (begun === edition) result.match((value) => keepValue(key, freshness, value), (failure) => keepFailure(key, failure));
    return result;
  };

  const loadOnce = (key: string, freshness: Freshness, load: () => ResultAsync<unknown, Failure>) => {
    const underway = loading.get(key);
    if (underway) return underway;
    const started = loadAndKeep(key, freshness, load).finally(() => loading.get(key) === started && loading.delete(key));
    loading.set(key, started);
    return started;
  };

  const through = (key: string, freshness: Freshness, load: () => ResultAsync<unknown, Failure>): ResultAsync<unknown, Failure> => {
    const now = clock.now();
    const copy = copies.get(key);
    if (copy && now < Math.min(copy.freshUntil, copy.staleUntil)) return okAsync(copy.value);
    if (copy && now < copy.staleUntil) {
      void loadOnce(key, freshness, load);
      return okAsync(copy.value);
    }
    const absence = absences.get(key);
    if (absence && now < absence.until) return errAsync(absence.failure);
    return new ResultAsync(withPatience(freshness.patience, loadOnce(key, freshness, load), onImpatience));
  };

  return {
    forget: () => {
      edition += 1;
      for (const memory of [copies, absences, loading]) memory.clear();
    },
    // The key names the call, and a call always has the same type of answer.
    through: <T>(key: CacheKey, freshness: Freshness, load: () => ResultAsync<T, Failure>) =>
      through(JSON.stringify(key), freshness, load) as ResultAsync<T, Failure>,
  };
};
