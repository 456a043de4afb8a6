/** Cancels what was scheduled; does nothing once it has run. */
export type Cancel = () => void;

/**
 * Clock and timers of a process. The composition root hands them in, so a test can advance the time instead of waiting.
 * All durations are milliseconds.
 */
export interface Time {
  /** Unix milliseconds of the system's clock, which an administrator may set. */
  now(): number;
  /** Unix milliseconds of a clock that is never set while the process runs (R43). */
  monotonic(): number;
  /** Resolves after `ms`. Rejects with the signal's reason once the signal aborts. Keeps the process alive. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** Runs once after `ms`. Does not keep the process alive. */
  after(ms: number, run: () => void): Cancel;
  /** Runs every `ms` until cancelled. Does not keep the process alive. */
  every(ms: number, run: () => void): Cancel;
  /**
   * Aborts with a TimeoutError after `ms`: the deadline of an answer that another program or device owes. A test clock
   * does not advance it, and grants far more than `ms`, because a busy machine is not a fault.
   */
  deadline(ms: number): AbortSignal;
}
