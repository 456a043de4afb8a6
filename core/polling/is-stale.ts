/** Seconds without confirmation before live data is marked stale. */
const silence = 60;

/** Both times in unix seconds. */
export const isStale = (observedAt: number, now: number): boolean => now - observedAt > silence;
