import type { Minute } from './match-in-play.ts';

export interface Pause {
  readonly before: number;
  readonly seconds: number;
}

export interface HalfClock {
  /** Seconds since kick-off. */
  readonly from: number;
  readonly base: number;
  readonly length: number;
  readonly pause: Pause | null;
}

export const secondOf = ({ from, pause }: HalfClock, second: number): number =>
  from + second + (pause !== null && second >= pause.before * 60 ? pause.seconds : 0);

export const minuteOf = ({ base, length }: Pick<HalfClock, 'base' | 'length'>, second: number): Minute => {
  const minute = Math.floor(second / 60) + 1;
  return minute <= length
    ? { elapsed: base + minute, extra: null }
    : { elapsed: base + length, extra: minute - length };
};
