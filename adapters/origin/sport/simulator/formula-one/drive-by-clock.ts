import { openRandom, seedOf } from '../random.ts';
import type { SessionPlan } from './session-plan.ts';
import type { DriverCourse, FlagSpan, SessionScript } from './session-script.ts';

const lasts = 3600;

export const driveByClock = (plan: SessionPlan): SessionScript => {
  const random = openRandom(seedOf(plan.seed, 0x91));
  const stopped = random.yes(0.18) ? random.whole(10, 40) * 60 : null;
  const flags: readonly FlagSpan[] =
    stopped === null ? [] : [{ flag: 'red', from: stopped, to: stopped + random.whole(4, 9) * 60 }];
  const isOpen = (at: number): boolean => !flags.some(({ from, to }) => at >= from && at - plan.lapSeconds < to);
  const slower = plan.kind === 'practice' ? 1.2 : 0;
  const courses = plan.drivers.map(({ id, strength }): DriverCourse => {
    const runs = random.whole(4, 7);
    const tries = Array.from({ length: runs }, (_, run) => {
      const at = 240 + ((lasts - 300) / runs) * run + random.between(60, (lasts - 300) / runs - 20);
      const time =
        plan.lapSeconds * (1 + (1 - strength) * 0.32) + slower + (runs - run) * 0.16 + random.between(-0.25, 0.7);
      return { at, time };
    }).filter(({ at }) => isOpen(at));
    return {
      id,
      grid: null,
      crossings: tries.map(({ at }) => at),
      lapTimes: tries.map(({ time }) => time),
      retiredAt: null,
      pitStops: [],
    };
  });
  return { kind: 'time', laps: 0, courses, flags, end: lasts };
};
