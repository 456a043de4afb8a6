import type { Score } from '../football/sides.ts';

/** Whole numbers from 0 to 9. */
export interface Tip {
  readonly home: number;
  readonly away: number;
}

export interface TipPair {
  readonly key: string;
  /** Unix seconds: later tips are rejected. */
  readonly at: number;
  readonly home: string;
  readonly away: string;
  readonly place: string;
  /** Null until known. A side that upstream does not know is null. */
  readonly result: Score | null;
}

/** Shared tips depend on the order of the pairs. */
export interface TipRound {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** Null when the round belongs to no supplement. */
  readonly supplement: string | null;
  readonly pairs: readonly TipPair[];
}

export type RoundState = 'open' | 'waiting' | 'finished';

/** Open while one pair accepts tips; finished once every result is known (spec §2.1, "tippjatek"). */
export const roundState = ({ pairs }: Pick<TipRound, 'pairs'>, now: number): RoundState =>
  pairs.some(({ at }) => at > now) ? 'open' : pairs.every(({ result }) => result !== null) ? 'finished' : 'waiting';

const places: readonly RoundState[] = ['open', 'waiting', 'finished'];

export const roundsInOrder = (rounds: readonly TipRound[], now: number): readonly TipRound[] => {
  const last = ({ pairs }: TipRound): number => Math.max(0, ...pairs.map(({ at }) => at));
  const place = (round: TipRound): number => places.indexOf(roundState(round, now));
  return rounds.toSorted(
    (one, other) => place(one) - place(other) || (place(one) === 0 ? last(one) - last(other) : last(other) - last(one)),
  );
};
