export type Position = 'G' | 'D' | 'M' | 'F';

export interface SquadPlayer {
  readonly id: number;
  readonly name: string;
  readonly number: number;
  readonly position: Position;
}

/** One of each for the two teams of a match. */
export interface Sides<T> {
  readonly home: T;
  readonly away: T;
}

export type Side = keyof Sides<unknown>;

export const sideNames: readonly Side[] = ['home', 'away'];
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export interface PlanSide {
  /** Around 1: what its shots are multiplied by, and the other's divided. */
  readonly strength: number;
  /** At least eleven, a goalkeeper among them. */
  readonly squad: readonly SquadPlayer[];
}

/** How a match comes to its end. */
export type Fate = 'played' | 'postponed' | 'abandoned';

/** Everything that the course of a match follows from. */
export interface MatchPlan extends Sides<PlanSide> {
  readonly seed: number;
  /** Whether it needs a winner: extra time and penalties where it is level. */
  readonly knockout: boolean;
  readonly fate: Fate;
}
