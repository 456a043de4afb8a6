import { isDateAt } from '../../addresses/paths/calendar-date.ts';
import { digits } from '../../wording/digits.ts';
import { localTime } from '../../wording/local-time.ts';

/** `YYYY-MM-DD` in the zone; `at` in unix seconds (R8). */
export const calendarDay = (at: number, zone: string): string => {
  const { year, month, day } = localTime(at, zone);
  return `${digits(year, 4)}-${digits(month)}-${digits(day)}`;
};

export const isCalendarDay = (text: string): boolean =>
  text.length === 10 && text[4] === '-' && text[7] === '-' && isDateAt(text, 0, 5, 8);

/** Computed at noon to avoid daylight saving changes. */
export const dayFrom = (day: string, days: number): string =>
  calendarDay(Date.parse(`${day}T12:00:00Z`) / 1000 + days * 86_400, 'UTC');
