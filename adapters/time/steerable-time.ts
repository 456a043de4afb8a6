import { setImmediate as turn } from 'node:timers/promises';
import { systemTime } from './system-time.ts';
import type { Cancel, Time } from './time.ts';

export interface SteerableTime extends Time {
  advance(ms: number): Promise<void>;
}

interface Timer {
  due: number;
  readonly run: () => void;
  readonly interval: number | null;
  cancel: Cancel;
}

/** Tests on a busy machine must not meet the timeouts of upstreams. */
export const generosity = 100;

const turns = 3;

/** Follows `base` and can run ahead of it. A timer fires when `base` reaches it or `advance` passes it. Deadlines are `scale` times longer. */
export const createSteerableTime = (base: Time = systemTime, scale = generosity): SteerableTime => {
  const timers = new Set<Timer>();
  let lead = 0;
  const monotonic = (): number => base.monotonic() + lead;

  const fire = (timer: Timer): void => {
    timer.cancel();
    if (timer.interval === null) timers.delete(timer);
    else {
      timer.due += timer.interval;
      arm(timer);
    }
    timer.run();
  };
  const arm = (timer: Timer): void => {
    timer.cancel = base.after(Math.max(0, timer.due - monotonic()), () => fire(timer));
  };
  const schedule = (ms: number, run: () => void, interval: number | null): Cancel => {
    const timer: Timer = { due: monotonic() + ms, run, interval, cancel: () => undefined };
    timers.add(timer);
    arm(timer);
    return () => {
      timer.cancel();
      timers.delete(timer);
    };
  };
  const firstDue = (until: number): Timer | undefined =>
    [...timers].filter(({ due }) => due <= until).sort((one, other) => one.due - other.due)[0];

  return {
    now: () => base.now() + lead,
    monotonic,
    after: (ms, run) => schedule(ms, run, null),
    every: (ms, run) => schedule(ms, run, ms),
    wait: (ms, signal) => {
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const cancel = schedule(ms, resolve, null);
      // `after` does not keep the process alive.
      const alive = setInterval(() => undefined, 1 << 30);
      const onAbort = (): void => reject(signal?.reason as Error);
      signal?.addEventListener('abort', onAbort, { once: true });
      return promise.finally(() => {
        cancel();
        clearInterval(alive);
        signal?.removeEventListener('abort', onAbort);
      });
    },
    deadline: (ms) => base.deadline(ms * scale),
    advance: async (ms) => {
      const until = monotonic() + ms;
      for (let timer = firstDue(until); timer !== undefined; timer = firstDue(until)) {
        lead += Math.max(0, timer.due - monotonic());
        fire(timer);
        for (let at = 0; at < turns; at += 1) await turn();
      }
      lead += Math.max(0, until - monotonic());
      for (const timer of timers) {
        timer.cancel();
        arm(timer);
      }
    },
  };
};
