import type { Time } from './time.ts';

export const stillTime = (at = 1_000_000_000_000): Time => ({
  now: () => at,
  monotonic: () => at,
  wait: () => new Promise(() => undefined),
  after: () => () => undefined,
  every: () => () => undefined,
  deadline: () => new AbortController().signal,
});
