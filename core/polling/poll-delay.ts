/** Poll interval (spec §9) and max backoff (R38), in seconds. */
export const pollSeconds = 15;
const maxPollSeconds = 300;

/** Caps a Retry-After, because longer values are probably a mistake. */
const maxRetrySeconds = 3600;

const jitter = 0.2;

/** Seconds until the next poll: doubles per error up to five minutes, ±20 % jitter (R38). `chance` is 0 ≤ x < 1. */
export const pollDelay = (errors: number, chance: number, every = pollSeconds): number =>
  Math.min(every * 2 ** Math.max(0, errors), maxPollSeconds) * (1 - jitter + 2 * jitter * chance);

/** Seconds to wait for a Retry-After, plus up to 20 % jitter; 0 for invalid values. */
export const retryDelay = (retryAfter: number, chance: number): number =>
  retryAfter > 0 ? Math.min(retryAfter, maxRetrySeconds) * (1 + jitter * chance) : 0;
