import { pollSeconds } from '../../polling/poll-delay.ts';

export type RaceStatus = 'completed' | 'live' | 'other';

/** Unknown status words are `other` (spec §4). */
export const raceStatus = (word: string | null): RaceStatus =>
  word === 'Completed' ? 'completed' : word === 'Live' ? 'live' : 'other';

/** Cancelled sessions count as over; otherwise the calendar would stop at them. */
export const isOver = (word: string | null): boolean => raceStatus(word) === 'completed' || word === 'Cancelled';

/** Seconds before and after the start. */
const early = 900;
const maxSession = 6 * 3600;

/** Unix seconds; null when the start time is unknown. */
export const watchedFrom = ({ startsAt }: { readonly startsAt: number | null }): number | null =>
  startsAt === null ? null : startsAt - early;

/** True while live and around the start, because timetables can be wrong. `now` in unix seconds. */
export const isWatched = (
  { status, startsAt }: { readonly status: string | null; readonly startsAt: number | null },
  now: number,
): boolean =>
  raceStatus(status) === 'live' ||
  (!isOver(status) && startsAt !== null && now >= startsAt - early && now < startsAt + maxSession);

/** Polling interval in seconds; null unless live (spec §4). */
export const raceRefreshSeconds = (word: string | null): number | null =>
  raceStatus(word) === 'live' ? pollSeconds : null;
