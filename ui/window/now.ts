/** Unix seconds with their fraction: what timers are set by. */
export const preciseNow = (): number => Date.now() / 1000;

/** Whole unix seconds, as the publication counts time. */
export const secondNow = (): number => Math.floor(preciseNow());
