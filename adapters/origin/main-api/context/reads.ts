import { LRUCache } from 'lru-cache';

/** How often articles are asked for. */
export interface Reads {
  readonly note: (id: number) => void;
  /** The newest readings count most; nought for what nobody has asked for. */
  readonly of: (id: number) => number;
}

/** Seconds after which a reading counts half. */
const halfLife = 6 * 3_600;
/** More articles than are read on a day. */
const most = 2_000;

/**
 * Counts who asks for articles, in memory of a fixed size. Web nodes keep copies: one that is read all the time is
 * asked for again and again, one that nobody reads is not.
 */
export const countReads = (now: () => number): Reads => {
  const counts = new LRUCache<number, { readonly score: number; readonly at: number }>({ max: most });
  const of = (id: number): number => {
    const count = counts.peek(id);
    return count === undefined ? 0 : count.score * 0.5 ** (Math.max(0, now() - count.at) / halfLife);
  };
  return { of, note: (id) => void counts.set(id, { score: of(id) + 1, at: now() }) };
};
