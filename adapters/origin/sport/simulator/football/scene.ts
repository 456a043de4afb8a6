import type { HalfClock } from './clock.ts';
import { minuteOf, secondOf } from './clock.ts';
import type { MatchInPlay, Minute } from './match-in-play.ts';
import type { Side } from './match-plan.ts';

export interface Scene {
  readonly match: MatchInPlay;
  readonly clock: HalfClock;
  readonly side: Side;
  readonly second: number;
  readonly reviewable: boolean;
}

export const whenOf = ({ clock, second }: Scene, after = 0): { readonly at: number; readonly minute: Minute } => ({
  at: secondOf(clock, second + after),
  minute: minuteOf(clock, second + after),
});
