import type { Score } from '../football/sides.ts';

/** What a reader thinks of one pair: whole numbers from 0 to 9. */
export interface Tip {
  readonly home: number;
  readonly away: number;
}

export interface TipPair {
  /** Names it within its round: part of an address. */
  readonly key: string;
  /** When tips are no longer taken, in unix seconds. */
  readonly at: number;
  readonly home: string;
  readonly away: string;
  /** Ground, or what is counted; empty when there is nothing to say. */
  readonly place: string;
  /** Null until it is known; a side that upstream does not know is null. */
  readonly result: Score | null;
}

/** A round of the tipping game; its pairs keep their order, since shared tips are told by it. */
export interface TipRound {
  /** Part of its address. */
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** Slug of the supplement that the round belongs to; null when it stands by itself. */
  readonly supplement: string | null;
  readonly pairs: readonly TipPair[];
}

export type RoundState = 'open' | 'waiting' | 'finished';

/** Open while at least one pair can be tipped; finished once every result is known (spec §2.1, "tippjatek"). */
export const roundState = ({ pairs }: Pick<TipRound, 'pairs'>, now: number): RoundState =>
  pairs.some(({ at }) => at > now) ? 'open' : pairs.every(({ result }) => result !== null) ? 'finished' : 'waiting';

const places: readonly RoundState[] = ['open', 'waiting', 'finished'];

/** Rounds as a reader looks for them: those that can be played first, the next to close in front; then the latest. */
export const roundsInOrder = (rounds: readonly TipRound[], now: number): readonly TipRound[] => {
  const last = ({ pairs }: TipRound): number => Math.max(0, ...pairs.map(({ at }) => at));
  const place = (round: TipRound): number => places.indexOf(roundState(round, now));
  return rounds.toSorted(
    (one, other) => place(one) - place(other) || (place(one) === 0 ? last(one) - last(other) : last(other) - last(one)),
  );
};
