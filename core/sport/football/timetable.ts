import { ascending } from './ascending.ts';
import { fixtureStatus } from './fixture-status.ts';

export interface Timetable<F> {
  readonly order: readonly F[];
  readonly current: F | null;
}

/** `timestamp` is the kick-off in unix seconds. */
export interface Timed {
  readonly timestamp: number | null;
  readonly short: string | null;
}

/** Finished fixtures first, each part by kick-off; stable, unknown times last (spec §4, R39). */
export const timetable = <F extends Timed>(fixtures: readonly F[]): Timetable<F> => {
  const byTime = fixtures.toSorted((one, other) => ascending(one.timestamp, other.timestamp));
  const isFinished = ({ short }: F): boolean => fixtureStatus(short) === 'finished';
  const rest = byTime.filter((fixture) => !isFinished(fixture));
  return { order: [...byTime.filter(isFinished), ...rest], current: rest[0] ?? null };
};
