import type { Fixture } from '../fixture.ts';
import { fixtureRefreshSeconds } from '../fixture-status.ts';

/** Seconds. Upstream may leave a match without a final whistle; TBD counts as in progress before kick-off (R39). */
const maxMatchLength = 4 * 3600;
const early = 300;

/** True while a match is played. `now` in unix seconds. */
export const isRunning = (
  { short, status, timestamp }: Pick<Fixture, 'short' | 'status' | 'timestamp'>,
  now: number,
): boolean =>
  status === 'in-progress' &&
  fixtureRefreshSeconds(short) !== null &&
  timestamp !== null &&
  now >= timestamp - early &&
  now < timestamp + maxMatchLength;
