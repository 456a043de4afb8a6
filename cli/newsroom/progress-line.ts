import type { Io } from '../terminal/io.ts';

export interface ProgressLine {
  readonly show: (done: number, of: number | null) => void;
  readonly clear: () => void;
}

/** Milliseconds between redraws. */
const pause = 200;
/** Milliseconds before the first estimate. */
const settling = 2_000;

/** A line on standard error with an estimate of the remaining time, only on a terminal. */
export const progressLine = (
  io: Pick<Io, 'err' | 'showsProgress' | 'time'>,
  words: (done: number, of: number | null, secondsLeft: number | null) => string,
): ProgressLine => {
  const begun = io.time.monotonic();
  let shownAt = -Infinity;
  return {
    show: (done, of) => {
      const at = io.time.monotonic();
      if (!io.showsProgress || (at - shownAt < pause && done !== of)) return;
      shownAt = at;
      const passed = at - begun;
      const left =
        of === null || done === 0 || passed < settling ? null : Math.ceil(((passed / done) * (of - done)) / 1000);
      io.err(`\r\u001b[K${words(done, of, left)}`);
    },
    clear: () => {
      if (shownAt > -Infinity) io.err('\r\u001b[K');
    },
  };
};
