import type { LineUp } from './line-up.ts';
import type { Fate, Side, Sides, SquadPlayer } from './match-plan.ts';

export interface ScriptEvent {
  /** Seconds of real time since kick-off. */
  readonly at: number;
  readonly elapsed: number;
  readonly extra: number | null;
  readonly type: 'Goal' | 'Card' | 'subst' | 'Var';
  readonly detail: string;
  readonly comments: string | null;
  /** For an own goal, the team that gets the goal. */
  readonly side: Side;
  readonly player: SquadPlayer;
  readonly assist: SquadPlayer | null;
  /** When a review cancelled this goal; null if it counts. */
  readonly cancelledAt: number | null;
}

export interface Tally {
  readonly at: number;
  readonly side: Side;
  readonly of: TallyKind;
  readonly by: number;
}

export type TallyKind =
  | 'on-target'
  | 'off-target'
  | 'blocked'
  | 'inside-box'
  | 'outside-box'
  | 'saves'
  | 'fouls'
  | 'corners'
  | 'offsides'
  | 'passes'
  | 'accurate-passes'
  | 'expected-goals';

/** In seconds since kick-off. `minute` is the first minute of play; null in a break. */
export interface Phase {
  readonly short: '1H' | 'HT' | '2H' | 'BT' | 'ET' | 'P' | 'INT';
  readonly from: number;
  readonly to: number;
  readonly minute: number | null;
  readonly until: number | null;
}

export interface MatchScript {
  readonly fate: Fate;
  readonly lineUps: Sides<LineUp>;
  readonly phases: readonly Phase[];
  readonly events: readonly ScriptEvent[];
  readonly tallies: readonly Tally[];
  readonly final: 'FT' | 'AET' | 'PEN' | 'ABD' | 'PST';
  /** Seconds since kick-off. */
  readonly end: number;
}

export const isShootOut = ({ comments }: ScriptEvent): boolean => comments === 'Penalty Shootout';
export const isGoal = (event: ScriptEvent): boolean =>
  event.type === 'Goal' && event.detail !== 'Missed Penalty' && !isShootOut(event);
