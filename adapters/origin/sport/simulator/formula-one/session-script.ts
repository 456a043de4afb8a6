export type Flag = 'red' | 'safety-car';

export interface FlagSpan {
  readonly flag: Flag;
  readonly from: number;
  readonly to: number;
}

/** Times are seconds since the start of the session. */
export interface DriverCourse {
  readonly id: number;
  readonly grid: number | null;
  readonly crossings: readonly number[];
  readonly lapTimes: readonly number[];
  readonly retiredAt: number | null;
  readonly pitStops: readonly number[];
}

export interface SessionScript {
  readonly kind: 'laps' | 'time';
  readonly laps: number;
  readonly courses: readonly DriverCourse[];
  readonly flags: readonly FlagSpan[];
  readonly end: number;
}
