import type { LineUp } from './line-up.ts';
import type { Fate, Side, Sides, SquadPlayer } from './match-plan.ts';

/** Upstream's words for what happens in a match. */
export interface ScriptEvent {
  /** Seconds of the day's own time since kick-off. */
  readonly at: number;
  readonly elapsed: number;
  readonly extra: number | null;
  readonly type: 'Goal' | 'Card' | 'subst' | 'Var';
  readonly detail: string;
  readonly comments: string | null;
  /** Of an own goal, the team that it counts for. */
  readonly side: Side;
  readonly player: SquadPlayer;
  readonly assist: SquadPlayer | null;
  /** When a review took this goal back; null for what stands. */
  readonly cancelledAt: number | null;
}

/** What a statistic grows by. */
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

/** A stretch of a match between two seconds since kick-off; `minute` is the one that play begins from, null in a break. */
export interface Phase {
  readonly short: '1H' | 'HT' | '2H' | 'BT' | 'ET' | 'P' | 'INT';
  readonly from: number;
  readonly to: number;
  readonly minute: number | null;
  /** The minute at which the clock stands still and added time begins. */
  readonly until: number | null;
}

/** The whole course of a match, from before its first second. */
export interface MatchScript {
  readonly fate: Fate;
  readonly lineUps: Sides<LineUp>;
  readonly phases: readonly Phase[];
  /** By time. */
  readonly events: readonly ScriptEvent[];
  readonly tallies: readonly Tally[];
  /** The status it ends with. */
  readonly final: 'FT' | 'AET' | 'PEN' | 'ABD' | 'PST';
  /** Seconds since kick-off. */
  readonly end: number;
}

export const isShootOut = ({ comments }: ScriptEvent): boolean => comments === 'Penalty Shootout';
export const isGoal = (event: ScriptEvent): boolean =>
  event.type === 'Goal' && event.detail !== 'Missed Penalty' && !isShootOut(event);
