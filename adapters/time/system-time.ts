import { setTimeout as timeout } from 'node:timers/promises';
import type { Time } from './time.ts';

export const systemTime: Time = {
  now: () => Date.now(),
  monotonic: () => performance.timeOrigin + performance.now(),
  wait: (ms, signal) => timeout(ms, undefined, signal && { signal }),
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
  every: (ms, run) => {
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
  },
  deadline: (ms) => AbortSignal.timeout(ms),
};
