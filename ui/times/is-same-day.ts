import { localTime } from '#core/wording/local-time.ts';

/** Whether two moments (unix seconds) are of one calendar day in a zone. */
export const isSameDay = (one: number, other: number, zone: string): boolean => {
  const [a, b] = [localTime(one, zone), localTime(other, zone)];
  return a.year === b.year && a.month === b.month && a.day === b.day;
};
