/** Unix seconds with a fraction, for timers. */
export const preciseNow = (): number => Date.now() / 1000;

/** Whole unix seconds. */
export const secondNow = (): number => Math.floor(preciseNow());
