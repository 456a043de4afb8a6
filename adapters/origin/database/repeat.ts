const everyHour = 3_600_000;

type Stop = () => Promise<void>;

/**
 * Does something again and again, so many milliseconds apart and never twice at once, for the first time after one such
 * while, or sooner; a failure is told, and does not end it. Gives what stops it; what is under way then is awaited, and
 * may ask whether to go on.
 */
export const repeatEvery = (
  milliseconds: number,
  job: (isStopped: () => boolean) => Promise<void>,
  log: (cause: unknown) => void,
  first = milliseconds,
): Stop => {
  let stopped = false;
  let working: Promise<void> | null = null;
  const turnAfter = (pause: number) => setTimeout(turn, pause).unref();
  const turn = (): void => {
    timer = turnAfter(milliseconds);
    working ??= job(() => stopped)
      .catch(log)
      .finally(() => {
        working = null;
      });
  };
  let timer = turnAfter(first);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await working;
  };
};

/** The same every hour. */
export const repeatHourly = (job: () => Promise<void>, log: (cause: unknown) => void, first = everyHour): Stop =>
  repeatEvery(everyHour, job, log, first);
