const windowMs = 10_000;
const pauseMs = 5_000;

/** Stops asking an upstream that is down, so that readers are answered at once instead of after a timeout. */
export interface Breaker {
  /** Whether a call may be made now; while the upstream recovers, one call at a time may. */
  allows(): boolean;
  /** Whether it waits for a call that succeeds. */
  isOpen(): boolean;
  /** To be called before each call that is made. */
  begin(): void;
  record(succeeded: boolean): void;
}

interface Options {
  /** Fewer calls than that within 10 s say nothing. */
  readonly fewestCalls?: number;
  readonly draw?: () => number;
}

/**
 * Opens for 5 s (±20 %, so that nodes do not return together) when half of at least `fewestCalls` within 10 s failed.
 * `now` is in milliseconds, of a clock that is never set.
 */
export const createBreaker = (now: () => number, { fewestCalls = 20, draw = Math.random }: Options = {}): Breaker => {
  let windowStart = now();
  let calls = 0;
  let failures = 0;
  /** When the pause ends; null while closed. */
  let pausedUntil: number | null = null;

  const startWindow = () => {
    windowStart = now();
    calls = 0;
    failures = 0;
  };
  const pause = () => {
    pausedUntil = now() + pauseMs * (0.8 + 0.4 * draw());
  };

  return {
    allows: () => pausedUntil === null || now() >= pausedUntil,
    isOpen: () => pausedUntil !== null,
    begin() {
      // The one probe; the next is let through only if this one is never heard of again.
      if (pausedUntil !== null) pause();
    },
    record(succeeded) {
      if (pausedUntil !== null) {
        if (succeeded) pausedUntil = null;
        startWindow();
        return;
      }
      if (now() - windowStart > windowMs) startWindow();
      calls += 1;
      if (!succeeded) failures += 1;
      if (calls >= fewestCalls && failures * 2 >= calls) pause();
    },
  };
};
