import { LRUCache } from 'lru-cache';
import type { Time } from '#adapters/time/time.ts';

export interface Memory {
  /** Concurrent callers share one load. A failed load is not cached. */
  through<T>(key: string, load: () => Promise<T>): Promise<T>;
  invalidate(): void;
}

/** Estimated bytes in memory: measurements show twice the JSON length. */
export const bytesOf = (key: string, value: unknown): number =>
  500 + 2 * (key.length + (JSON.stringify(value)?.length ?? 0));

export const remember = (maxBytes: number, ttl: number, time: Pick<Time, 'monotonic'>): Memory => {
  const kept = new LRUCache<string, { readonly loading: Promise<unknown> }>({
    maxSize: maxBytes,
    ttl,
    ttlResolution: 0,
    perf: { now: time.monotonic },
  });
  // The size is known only after loading; lru-cache accepts a size only with `set`.
  const weigh = (key: string, loading: Promise<unknown>, value: unknown): void => {
    if (kept.peek(key)?.loading === loading)
      kept.set(key, { loading }, { size: bytesOf(key, value), noUpdateTTL: true });
  };
  return {
    through<T>(key: string, load: () => Promise<T>): Promise<T> {
      const known = kept.get(key);
      if (known !== undefined) return known.loading as Promise<T>;
      const loading = load();
      kept.set(key, { loading }, { size: bytesOf(key, null) });
      loading.then(
        (value) => weigh(key, loading, value),
        () => kept.peek(key)?.loading === loading && kept.delete(key),
      );
      return loading;
    },
    invalidate: () => kept.clear(),
  };
};
