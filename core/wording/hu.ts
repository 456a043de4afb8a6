import { hourAndMinute } from './clock.ts';
import type { RelativeDate } from './relative-date-by.ts';

/** Our own table: month names must not depend on the runtime's locale data (R18). */
const months =
  'január február március április május június július augusztus szeptember október november december'.split(' ');

const monthAndDay = (month: number, day: number): string => `${months[month - 1]} ${day}.`;

/** `most`, `5 perce`, `ma 14:05`, `március 28.`, `2024. március 28.` (R18). */
export const speakRelativeDate = (date: RelativeDate): string => {
  switch (date.kind) {
    case 'now':
      return 'most';
    case 'minutes':
      return `${date.minutes} perce`;
    case 'today':
      return `ma ${hourAndMinute(date.hour, date.minute)}`;
    case 'this-year':
      return monthAndDay(date.month, date.day);
    case 'date':
      return `${date.year}. ${monthAndDay(date.month, date.day)}`;
  }
};
