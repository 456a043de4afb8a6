import { digits } from '#core/wording/digits.ts';
import { hourAndMinute } from '#core/wording/clock.ts';
import { localTime } from '#core/wording/local-time.ts';
import type { NewsroomMessages } from '../messages/newsroom/newsroom-messages.ts';

/** `2026-11-21 13:40` in the given zone; `at` is unix seconds. */
export const moment = (at: number, zone: string): string => {
  const { year, month, day, hour, minute } = localTime(at, zone);
  return `${year}-${digits(month)}-${digits(day)} ${hourAndMinute(hour, minute)}`;
};

export const spokenMoment = (at: number, zone: string, { inZone }: Pick<NewsroomMessages, 'inZone'>): string =>
  `${moment(at, zone)} (${inZone(zone)})`;
