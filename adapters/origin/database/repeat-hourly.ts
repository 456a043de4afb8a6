const everyHour = 3_600_000;

/**
 * Does something every hour, for the first time in an hour; a failure is told, and does not end it. Gives what stops
 * it; what is under way then is awaited.
 */
export const repeatHourly = (job: () => Promise<void>, log: (cause: unknown) => void): (() => Promise<void>) => {
  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = job().catch(log);
  }, everyHour);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
};
