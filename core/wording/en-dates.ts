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

/** `28 March`, with its year where it is not that of `now`; both in unix seconds. */
export const speakDateInEnglish = (at: number, now: number, zone: string): string => {
  const { year, month, day } = localTime(at, zone);
  const date = `${day} ${months[month - 1]}`;
  return year === localTime(now, zone).year ? date : `${date} ${year}`;
};

/** `28 March, 14:05` (R18: absolute, since pages in English are not told how long ago). */
export const speakMomentInEnglish = (at: number, now: number, zone: string): string => {
  const { hour, minute } = localTime(at, zone);
  return `${speakDateInEnglish(at, now, zone)}, ${hourAndMinute(hour, minute)}`;
};
