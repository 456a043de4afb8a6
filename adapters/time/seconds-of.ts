import type { Time } from './time.ts';

export const secondsOf =
  ({ now }: Pick<Time, 'now'>): (() => number) =>
  () =>
    Math.floor(now() / 1000);
