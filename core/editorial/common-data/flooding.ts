import { type Ageing, isOld, isToldOf } from './measured.ts';

export type FloodGrade = 0 | 1 | 2 | 3;

/** Levels in centimetres. */
export interface Gauge {
  readonly river: string;
  readonly place: string;
  readonly level: number;
  readonly change: number;
  readonly grade: FloodGrade;
  readonly record: number | null;
  /** Unix seconds. */
  readonly observedAt: number;
  readonly old: boolean;
}

export interface Flooding {
  readonly gauges: readonly Gauge[];
}

const hour = 3_600;
const ageing: Ageing = { stale: 3 * hour, gone: 24 * hour };

/** Null while no river is under flood defence (spec §3.5). */
export const shownFlooding = (flooding: Flooding | null, now: number): Flooding | null => {
  const gauges = (flooding?.gauges ?? [])
    .filter(({ observedAt }) => isToldOf(observedAt, now, ageing))
    .map((gauge) => ({ ...gauge, old: isOld(gauge.observedAt, now, ageing) }))
    .toSorted((one, other) => other.grade - one.grade);
  return gauges.some(({ grade }) => grade > 0) ? { gauges } : null;
};
