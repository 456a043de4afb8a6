export type Cancel = () => void;

/** Injected to let tests advance time instead of waiting. All durations are milliseconds. */
export interface Time {
  /** Unix milliseconds of the system clock, which can jump. */
  now(): number;
  /** Unix milliseconds of a clock that never jumps while the process runs (R43). */
  monotonic(): number;
  /** Rejects with the signal's reason on abort. Keeps the process alive. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** Does not keep the process alive. */
  after(ms: number, run: () => void): Cancel;
  /** Does not keep the process alive. */
  every(ms: number, run: () => void): Cancel;
  /**
   * Aborts with a TimeoutError after `ms`: the timeout of an external program or device. Test clocks do not advance it
   * and allow far more time.
   */
  deadline(ms: number): AbortSignal;
}
