import type { Time } from './time.ts';

/** A clock that never moves by itself. No timer and no deadline ends. */
export const stillTime: Time = {
  now: () => 1_000_000,
  monotonic: () => 1_000_000,
  wait: () => new Promise(() => undefined),
  after: () => () => undefined,
  every: () => () => undefined,
  deadline: () => new AbortController().signal,
};
