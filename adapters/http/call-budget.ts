import type { Clock } from '#core/ports/clock.ts';

export type CallBudget = () => boolean;

const minute = 60;

/** Allows at most `perMinute` calls in any 60 seconds. Timestamps in the future are ignored: the clock was set back. */
export const createCallBudget = (perMinute: number, clock: Clock): CallBudget => {
  let made: number[] = [];
  return () => {
    const now = clock.now();
    made = made.filter((at) => at > now - minute && at <= now);
    if (made.length >= perMinute) return false;
    made.push(now);
    return true;
  };
};
