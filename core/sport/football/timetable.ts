import { ascending } from './ascending.ts';
import { fixtureStatus } from './fixture-status.ts';

export interface Timetable<F> {
  readonly order: readonly F[];
  /** The one that is on or comes next: marked 'most' and scrolled to; null when all are finished. */
  readonly current: F | null;
}

/** What the timetable looks at; `timestamp` is kick-off in unix seconds. */
export interface Timed {
  readonly timestamp: number | null;
  readonly short: string | null;
}

/**
 * Finished fixtures first, then the rest, each by kick-off; equal times keep their order, unknown ones come last
 * (spec §4, R39).
 */
export const timetable = <F extends Timed>(fixtures: readonly F[]): Timetable<F> => {
  const byTime = fixtures.toSorted((one, other) => ascending(one.timestamp, other.timestamp));
  const isFinished = ({ short }: F): boolean => fixtureStatus(short) === 'finished';
  const rest = byTime.filter((fixture) => !isFinished(fixture));
  return { order: [...byTime.filter(isFinished), ...rest], current: rest[0] ?? null };
};
