import type { Clock } from '#core/ports/clock.ts';

/** Whether one more call may be made now; one that may is counted. */
export type CallBudget = () => boolean;

const minute = 60;

/** Never more than `perMinute` calls in any sixty seconds. A clock that was set back forgets what lies ahead of it. */
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
