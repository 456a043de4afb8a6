/** Seconds between two questions while all is well (spec §9), and the longest wait that errors lead to (R38). */
export const pollSeconds = 15;
const longestPollSeconds = 300;

/** A Retry-After beyond this is taken for a mistake. */
const longestRetrySeconds = 3600;

const jitter = 0.2;

/**
 * Seconds to wait before asking again: `every`, doubled with each error in a row up to five minutes, each ±20 %, so
 * that
 * readers do not ask in step (R38). `chance` is 0 ≤ x < 1.
 */
export const pollDelay = (errors: number, chance: number, every = pollSeconds): number =>
  Math.min(every * 2 ** Math.max(0, errors), longestPollSeconds) * (1 - jitter + 2 * jitter * chance);

/**
 * Seconds that a Retry-After is honoured for: never less than it asks, at most a fifth more, so that readers do not
 * return in step; none for what is no number of seconds.
 */
export const retryDelay = (retryAfter: number, chance: number): number =>
  retryAfter > 0 ? Math.min(retryAfter, longestRetrySeconds) * (1 + jitter * chance) : 0;
