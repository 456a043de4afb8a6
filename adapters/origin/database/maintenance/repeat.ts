import type { Time } from '#adapters/time/time.ts';

const everyHour = 3_600_000;

type Stop = () => Promise<void>;

export interface RepeatNeeds {
  readonly time: Time;
  readonly log: (cause: unknown) => void;
}

/**
 * Does something again and again, so many milliseconds apart and never twice at once, for the first time after one such
 * while, or sooner; a failure is told, and does not end it. Gives what stops it; what is under way then is awaited, and
 * may ask whether to go on.
 */
export const repeatEvery = (
  milliseconds: number,
  job: (isStopped: () => boolean) => Promise<void>,
  { time, log }: RepeatNeeds,
  first = milliseconds,
): Stop => {
  let stopped = false;
  let working: Promise<void> | null = null;
  const turn = (): void => {
    cancel = time.after(milliseconds, turn);
    working ??= job(() => stopped)
      .catch(log)
      .finally(() => {
        working = null;
      });
  };
  let cancel = time.after(first, turn);
  return async () => {
    stopped = true;
    cancel();
    await working;
  };
};

/** The same every hour. */
export const repeatHourly = (job: () => Promise<void>, needs: RepeatNeeds, first = everyHour): Stop =>
  repeatEvery(everyHour, job, needs, first);
