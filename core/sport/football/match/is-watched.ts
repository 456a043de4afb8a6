import type { Fixture } from '../fixture.ts';
import { fixtureRefreshSeconds } from '../fixture-status.ts';

/** Seconds before and after kick-off. */
const early = 900;
const maxMatchLength = 4 * 3600;

/** True during play and around kick-off, because timetables can be wrong (R39). `now` in unix seconds. */
export const isWatched = (
  { short, status, timestamp }: Pick<Fixture, 'short' | 'status' | 'timestamp'>,
  now: number,
): boolean => {
  if (fixtureRefreshSeconds(short) === null) return false;
  if (status === 'in-progress') return true;
  return timestamp !== null && now >= timestamp - early && now < timestamp + maxMatchLength;
};
