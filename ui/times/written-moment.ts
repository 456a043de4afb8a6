import { speakRelativeDate } from '#core/wording/hu.ts';
import { speakDateAndTime } from '#core/wording/hu-dates.ts';
import { hourAndMinute, localTime } from '#core/wording/local-time.ts';

/** `március 28. 14:05`, with the year in front when it is not that of the copy. All in unix seconds. */
export const writtenMoment = (at: number, renderedAt: number, zone: string): string => {
  const { year, month, day, hour, minute } = localTime(at, zone);
  if (year !== localTime(renderedAt, zone).year) return speakDateAndTime(at, zone);
  return `${speakRelativeDate({ kind: 'this-year', month, day })} ${hourAndMinute(hour, minute)}`;
};
