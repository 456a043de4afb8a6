import type { HalfClock } from './clock.ts';
import { minuteOf, secondOf } from './clock.ts';
import type { MatchInPlay, Minute } from './match-in-play.ts';
import type { Side } from './match-plan.ts';

/** Where and when something happens to a team. */
export interface Scene {
  readonly match: MatchInPlay;
  readonly clock: HalfClock;
  readonly side: Side;
  /** Second of play in the half. */
  readonly second: number;
  /** Whether what happens now can still be reviewed before the half is over. */
  readonly reviewable: boolean;
}

export const whenOf = ({ clock, second }: Scene, after = 0): { readonly at: number; readonly minute: Minute } => ({
  at: secondOf(clock, second + after),
  minute: minuteOf(clock, second + after),
});
