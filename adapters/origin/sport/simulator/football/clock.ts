import type { Minute } from './match-in-play.ts';

/** An interruption of a half: before which of its minutes, and for how many seconds. */
export interface Pause {
  readonly before: number;
  readonly seconds: number;
}

/** How the minutes of a half fall on the time of day. */
export interface HalfClock {
  /** Seconds since kick-off at which it begins. */
  readonly from: number;
  /** The minute that it begins from, 0, 45, 90 or 105, and how many it has without added time. */
  readonly base: number;
  readonly length: number;
  readonly pause: Pause | null;
}

/** Seconds since kick-off of a second of play. */
export const secondOf = ({ from, pause }: HalfClock, second: number): number =>
  from + second + (pause !== null && second >= pause.before * 60 ? pause.seconds : 0);

/** How that second of play is counted: 12, 45+2, 90+17. */
export const minuteOf = ({ base, length }: Pick<HalfClock, 'base' | 'length'>, second: number): Minute => {
  const minute = Math.floor(second / 60) + 1;
  return minute <= length
    ? { elapsed: base + minute, extra: null }
    : { elapsed: base + length, extra: minute - length };
};
