import type { Fixture } from '../fixture.ts';
import { fixtureRefreshSeconds } from '../fixture-status.ts';

/** Seconds before kick-off from which a match may begin, and after it for which it may still be about to. */
const early = 900;
const longestMatch = 4 * 3600;

/**
 * Whether a fixture may be seen to begin, move on or end by who looks at it now: one that is played, whatever the
 * timetable says, and one that has not begun about its time, because a timetable may be wrong (R39). `now` in unix
 * seconds.
 */
export const isWatched = (
  { short, status, timestamp }: Pick<Fixture, 'short' | 'status' | 'timestamp'>,
  now: number,
): boolean => {
  if (fixtureRefreshSeconds(short) === null) return false;
  if (status === 'in-progress') return true;
  return timestamp !== null && now >= timestamp - early && now < timestamp + longestMatch;
};
