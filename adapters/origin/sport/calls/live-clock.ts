import { readFileSync } from 'node:fs';

/**
 * By what matches and races run: the clock of the day, or in tests the one of `LIVE_CLOCK`. A number is how many
 * times faster it runs from now on; anything else is a file that holds the moment in unix seconds, read at each call.
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
      // Before the file is written, time is what it is.
      return now();
    }
  };
};
