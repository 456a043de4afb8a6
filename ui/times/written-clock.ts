import { hourAndMinute, localTime } from '#core/wording/local-time.ts';

/** `14:05`; `at` in unix seconds. */
export const writtenClock = (at: number, zone: string): string => {
  const { hour, minute } = localTime(at, zone);
  return hourAndMinute(hour, minute);
};
