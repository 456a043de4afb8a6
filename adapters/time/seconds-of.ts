import type { Time } from './time.ts';

/** Unix seconds of a clock. */
export const secondsOf =
  ({ now }: Pick<Time, 'now'>): (() => number) =>
  () =>
    Math.floor(now() / 1000);
