import { LRUCache } from 'lru-cache';

export interface Reads {
  readonly note: (id: number) => void;
  readonly of: (id: number) => number;
}

const halfLife = 6 * 3_600;
const max = 2_000;

/** Counts article requests in fixed memory. Web nodes cache pages, but request popular ones again and again. */
export const countReads = (now: () => number): Reads => {
  const counts = new LRUCache<number, { readonly score: number; readonly at: number }>({ max });
  const of = (id: number): number => {
    const count = counts.peek(id);
    return count === undefined ? 0 : count.score * 0.5 ** (Math.max(0, now() - count.at) / halfLife);
  };
  return { of, note: (id) => void counts.set(id, { score: of(id) + 1, at: now() }) };
};
