import { localTime } from './local-time.ts';
import { relativeDateBy } from './relative-date-by.ts';

/** Both times in unix seconds (spec §9, R18). */
export const relativeDate = (at: number, now: number, zone: string) =>
  relativeDateBy(at, now, (moment) => localTime(moment, zone));
