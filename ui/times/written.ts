import { speakRelativeDate } from '#core/wording/hu.ts';
import { speakDate } from '#core/wording/hu-dates.ts';
import { hourAndMinute } from '#core/wording/clock.ts';
import { localTime } from '#core/wording/local-time.ts';

/** Times are in unix seconds. */
export const isSameDay = (one: number, other: number, zone: string): boolean => {
  const [a, b] = [localTime(one, zone), localTime(other, zone)];
  return a.year === b.year && a.month === b.month && a.day === b.day;
};

/** `14:05`; `at` is in unix seconds. */
export const writtenClock = (at: number, zone: string): string => {
  const { hour, minute } = localTime(at, zone);
  return hourAndMinute(hour, minute);
};

/** `március 28.`, with the year when it differs from that of `renderedAt`. Unix seconds. */
export const writtenDay = (at: number, renderedAt: number, zone: string): string => {
  const { year, month, day } = localTime(at, zone);
  return year === localTime(renderedAt, zone).year
    ? speakRelativeDate({ kind: 'this-year', month, day })
    : speakDate(at, zone);
};

/** `március 28. 14:05`. */
export const writtenMoment = (at: number, renderedAt: number, zone: string): string =>
  `${writtenDay(at, renderedAt, zone)} ${writtenClock(at, zone)}`;

export const written = { day: writtenDay, moment: writtenMoment };
