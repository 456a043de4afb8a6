import { readFileSync } from 'node:fs';

/**
 * The clock of matches and races. `LIVE_CLOCK` is a speed factor, or a file with the time in unix seconds, read at each
 * call.
 */
export const liveClock = (wanted: string | undefined, now: () => number): (() => number) => {
  if (wanted === undefined || wanted === '') return now;
  const times = Number(wanted);
  if (!Number.isNaN(times)) {
    const from = now();
    return () => Math.floor(from + (now() - from) * times);
  }
  return () => {
    try {
      const at = Number(readFileSync(wanted, 'utf8').trim());
      return at > 0 ? at : now();
    } catch {
      // Use real time until the file exists.
      return now();
    }
  };
};
