import { localTime } from './local-time.ts';
import type { RelativeDate } from './relative-date.ts';
import type { UpdateTag } from './update-tag.ts';

/** Our own table: month names must not depend on the data that a runtime happens to carry (R18). */
const months = [
  'január', 'február', 'március', 'április', 'május', 'június', 'július', 'augusztus', 'szeptember', 'október', 'november', 'december',
] as const;

const monthAndDay = (month: number, day: number): string => `${months[month - 1]} ${day}.`;

const hourAndMinute = (hour: number, minute: number): string => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** `most`, `5 perce`, `ma 14:05`, `március 28.`, `2024. március 28.` (R18). */
export const speakRelativeDate = (date: RelativeDate): string => {
  switch (date.kind) {
    case 'now': return 'most';
    case 'minutes': return `${date.minutes} perce`;
    case 'today': return `ma ${hourAndMinute(date.hour, date.minute)}`;
    case 'this-year': return monthAndDay(date.month, date.day);
    case 'date': return `${date.year}. ${monthAndDay(date.month, date.day)}`;
  }
};

/** `frissült`, `5 perce` (R21). */
export const speakUpdateTag = (tag: UpdateTag): string => (tag.kind === 'fresh' ? 'frissült' : `${tag.minutes} perce`);

/** `2024. március 28.` as the clocks of the zone show it; `at` in unix seconds. */
export const speakDate = (at: number, zone: string): string => {
  const { year, month, day } = localTime(at, zone);
  return `${year}. ${monthAndDay(month, day)}`;
};

/** `2024. március 28. 14:05`: the absolute time that server HTML carries (R18). */
export const speakDateAndTime = (at: number, zone: string): string => {
  const { hour, minute } = localTime(at, zone);
  return `${speakDate(at, zone)} ${hourAndMinute(hour, minute)}`;
};
