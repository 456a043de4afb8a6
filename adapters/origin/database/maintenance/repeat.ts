import type { Time } from '#adapters/time/time.ts';

const everyHour = 3_600_000;

type Stop = () => Promise<void>;

export interface RepeatNeeds {
  readonly time: Time;
  readonly log: (cause: unknown) => void;
}

/**
 * Runs a job every so many milliseconds, never concurrently; errors are logged. The returned function stops it and
 * waits for a running job.
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

export const repeatHourly = (job: () => Promise<void>, needs: RepeatNeeds, first = everyHour): Stop =>
  repeatEvery(everyHour, job, needs, first);
