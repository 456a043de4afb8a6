export type Flag = 'red' | 'safety-car';

/** When a flag was out, in seconds since the start. */
export interface FlagSpan {
  readonly flag: Flag;
  readonly from: number;
  readonly to: number;
}

/** One driver's way through a session; times are seconds since its start. */
export interface DriverCourse {
  readonly id: number;
  /** Place on the grid, from 1; null without a grid. */
  readonly grid: number | null;
  /** When the line was crossed at the end of each lap, in order. */
  readonly crossings: readonly number[];
  /** Seconds of each of these laps that count as a time. */
  readonly lapTimes: readonly number[];
  /** When the driver gave up; null for who drove on. */
  readonly retiredAt: number | null;
  readonly pitStops: readonly number[];
}

/** The whole course of a session, from before its start. */
export interface SessionScript {
  readonly kind: 'laps' | 'time';
  /** 0 of what is driven by the clock. */
  readonly laps: number;
  readonly courses: readonly DriverCourse[];
  readonly flags: readonly FlagSpan[];
  readonly end: number;
}
