import { LRUCache } from 'lru-cache';
import type { Time } from '#adapters/time/time.ts';

export interface Memory {
  /** The value under a key: asked for once however many want it, and forgotten after a while or when it failed. */
  through<T>(key: string, load: () => Promise<T>): Promise<T>;
  forget(): void;
}

/** About what a key and a value take in memory: objects twice the length of their JSON, as measured. */
export const bytesOf = (key: string, value: unknown): number =>
  500 + 2 * (key.length + (JSON.stringify(value)?.length ?? 0));

/** Remembers for so many milliseconds, and no more than so many bytes. */
export const remember = (maxBytes: number, ttl: number, time: Pick<Time, 'monotonic'>): Memory => {
  const kept = new LRUCache<string, { readonly loading: Promise<unknown> }>({
    maxSize: maxBytes,
    ttl,
    ttlResolution: 0,
    perf: { now: time.monotonic },
  });
  // Weighed once it is there; a size is taken with a new entry only.
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
    forget: () => kept.clear(),
  };
};
