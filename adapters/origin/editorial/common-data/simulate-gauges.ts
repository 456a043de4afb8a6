import type { GaugePlan, WavePoint } from './plans.ts';
import { noise } from './noise.ts';

const hour = 3_600;
const day = 24 * hour;
/** Seconds between two reports. */
const reports = 900;

const onWave = (points: readonly WavePoint[], hours: number): number | null => {
  const next = points.findIndex(([at]) => at > hours);
  const [before, after] = [points[next - 1], points[next]];
  if (before === undefined || after === undefined) return null;
  return before[1] + ((hours - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
};

/** `waveBegan`: publication time of the wave's article (unix seconds); null when it is not public. */
const levelAt = ({ river, place, usual, strays, wave }: GaugePlan, waveBegan: number | null, at: number): number => {
  const byItself =
    usual + strays * noise(`${river} ${place}`, 9 * day, at) + 0.2 * strays * noise(`${place} day`, day, at);
  const told = wave && waveBegan !== null ? onWave(wave.points, (at - waveBegan) / hour) : null;
  return Math.round(Math.max(told ?? 0, byItself));
};

export const simulateGauges = (plans: readonly GaugePlan[], began: ReadonlyMap<string, number>, now: number) => {
  const observedAt = Math.floor(now / reports) * reports;
  return {
    gauges: plans.map((plan) => {
      const waveBegan = (plan.wave && began.get(plan.wave.article)) ?? null;
      const level = levelAt(plan, waveBegan, observedAt);
      return {
        river: plan.river,
        place: plan.place,
        level,
        change: level - levelAt(plan, waveBegan, observedAt - day),
        grade: plan.grades.filter((from) => level >= from).length,
        record: plan.record,
        observedAt,
      };
    }),
  };
};
