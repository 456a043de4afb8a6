/** Unix seconds, with their fraction: what a timer is set by. */
export const preciseNow = (): number => Date.now() / 1000;

/** Whole unix seconds, as the house counts time. */
export const now = (): number => Math.floor(preciseNow());
