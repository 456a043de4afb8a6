import { hourAndMinute } from './clock.ts';
import { localTime } from './local-time.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The year appears only when it differs from that of `now`; both in unix seconds. */
export const speakDateInEnglish = (at: number, now: number, zone: string): string => {
  const { year, month, day } = localTime(at, zone);
  const date = `${day} ${months[month - 1]}`;
  return year === localTime(now, zone).year ? date : `${date} ${year}`;
};

/** Absolute, because pages in English have no relative dates (R18). */
export const speakMomentInEnglish = (at: number, now: number, zone: string): string => {
  const { hour, minute } = localTime(at, zone);
  return `${speakDateInEnglish(at, now, zone)}, ${hourAndMinute(hour, minute)}`;
};
