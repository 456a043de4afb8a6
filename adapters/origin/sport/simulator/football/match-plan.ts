export type Position = 'G' | 'D' | 'M' | 'F';

export interface SquadPlayer {
  readonly id: number;
  readonly name: string;
  readonly number: number;
  readonly position: Position;
}

export interface Sides<T> {
  readonly home: T;
  readonly away: T;
}

export type Side = keyof Sides<unknown>;

export const sideNames: readonly Side[] = ['home', 'away'];
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export interface PlanSide {
  /** Around 1. It multiplies this team's shots and divides the opponent's. */
  readonly strength: number;
  readonly squad: readonly SquadPlayer[];
}

export type Fate = 'played' | 'postponed' | 'abandoned';

export interface MatchPlan extends Sides<PlanSide> {
  readonly seed: number;
  readonly knockout: boolean;
  readonly fate: Fate;
}
