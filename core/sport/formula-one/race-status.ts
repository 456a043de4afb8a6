import { pollSeconds } from '../../polling/poll-delay.ts';

export type RaceStatus = 'completed' | 'live' | 'other';

/** What upstream's word for a race says; a word that we do not know, or none, is other (spec §4). */
export const raceStatus = (word: string | null): RaceStatus =>
  word === 'Completed' ? 'completed' : word === 'Live' ? 'live' : 'other';

/** Whether nothing is left to wait for. A cancelled session is over too, or the calendar would never move past it. */
export const isOver = (word: string | null): boolean => raceStatus(word) === 'completed' || word === 'Cancelled';

/** Seconds before its time from which a session may begin, and after it for which it may still be under way. */
const early = 900;
const longestSession = 6 * 3600;

/** From when on a session is watched for its beginning: unix seconds; null where upstream does not tell its time. */
export const watchedFrom = ({ startsAt }: { readonly startsAt: number | null }): number | null =>
  startsAt === null ? null : startsAt - early;

/**
 * Whether a session may be seen to begin, move on or end by who looks at it now: one that is live, whatever the
 * timetable says, and one that is not over about its time, because a timetable may be wrong. `now` in unix seconds.
 */
export const isWatched = (
  { status, startsAt }: { readonly status: string | null; readonly startsAt: number | null },
  now: number,
): boolean =>
  raceStatus(status) === 'live' ||
  (!isOver(status) && startsAt !== null && now >= startsAt - early && now < startsAt + longestSession);

/** After how many seconds results are asked for again; null for what is not live (spec §4). */
export const raceRefreshSeconds = (word: string | null): number | null =>
  raceStatus(word) === 'live' ? pollSeconds : null;
