import { ascending } from '../../../sport/football/ascending.ts';
import type { Fixture } from '../../../sport/football/fixture.ts';
import { isRunning } from '../../../sport/football/match/is-running.ts';

interface Day {
  /** Of the chosen league. */
  readonly own: readonly Fixture[];
  /** Of every followed league; empty for another day. */
  readonly followed: readonly Fixture[];
  /** Unix seconds. */
  readonly now: number;
}

/** Running matches first, of all followed leagues; then those that are coming, then those that are over. */
export const dayMatches = ({ own, followed, now }: Day): readonly Fixture[] => {
  const others = followed.filter((one) => isRunning(one, now) && own.every(({ id }) => id !== one.id));
  const place = (fixture: Fixture): number => (isRunning(fixture, now) ? 0 : fixture.status === 'finished' ? 2 : 1);
  return [...own, ...others].toSorted(
    (one, other) => place(one) - place(other) || ascending(one.timestamp, other.timestamp),
  );
};
