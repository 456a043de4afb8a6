import { speakDate } from '#core/wording/hu-dates.ts';
import { localTime } from '#core/wording/local-time.ts';
import { timeMessages } from '../messages/times.ts';

/** `2026. november 21., szombat`; `at` in unix seconds. */
export const writtenDay = (at: number, zone: string): string => {
  const { year, month, day } = localTime(at, zone);
  return `${speakDate(at, zone)}, ${timeMessages.weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]}`;
};

/** The year as the site's clocks show it. */
export const writtenYear = (at: number, zone: string): number => localTime(at, zone).year;
