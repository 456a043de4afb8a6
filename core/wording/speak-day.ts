import { speakDate } from './hu-dates.ts';
import { localTime } from './local-time.ts';

export const weekdayNames = ['vasárnap', 'hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat'] as const;

/** 0 is Sunday; `at` in unix seconds. */
export const weekdayOf = (at: number, zone: string): number => {
  const { year, month, day } = localTime(at, zone);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
};

/** `2026. november 21., szombat`; `at` in unix seconds. */
export const speakDay = (at: number, zone: string): string =>
  `${speakDate(at, zone)}, ${weekdayNames[weekdayOf(at, zone)]}`;
