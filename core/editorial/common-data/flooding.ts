import { type Ageing, isOld, isToldOf } from './measured.ts';

/** The grade of flood defence; 0 is none. */
export type FloodGrade = 0 | 1 | 2 | 3;

/** What a gauge at a river says. Levels in centimetres. */
export interface Gauge {
  readonly river: string;
  readonly place: string;
  readonly level: number;
  /** Since the day before. */
  readonly change: number;
  readonly grade: FloodGrade;
  /** The highest that was ever measured there, where it is known. */
  readonly record: number | null;
  /** Unix seconds. */
  readonly observedAt: number;
  /** Whether it has to be marked as old. */
  readonly old: boolean;
}

export interface Flooding {
  /** The gravest first. */
  readonly gauges: readonly Gauge[];
}

const hour = 3_600;
const ageing: Ageing = { stale: 3 * hour, gone: 24 * hour };

/** Gauges as they are told now; null while no river asks for defence anywhere (spec §3.5). */
export const shownFlooding = (flooding: Flooding | null, now: number): Flooding | null => {
  const gauges = (flooding?.gauges ?? [])
    .filter(({ observedAt }) => isToldOf(observedAt, now, ageing))
    .map((gauge) => ({ ...gauge, old: isOld(gauge.observedAt, now, ageing) }))
    .toSorted((one, other) => other.grade - one.grade);
  return gauges.some(({ grade }) => grade > 0) ? { gauges } : null;
};
