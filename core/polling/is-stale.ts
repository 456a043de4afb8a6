/** Seconds of upstream's silence after which what is shown as live is marked as old. */
const silence = 60;

/** Whether what was last confirmed at `observedAt` has to be marked as old; both in unix seconds. */
export const isStale = (observedAt: number, now: number): boolean => now - observedAt > silence;
