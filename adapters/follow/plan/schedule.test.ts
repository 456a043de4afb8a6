import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterFault, afterRound, every, hasten, newSchedule, nextRound, pageGap, type Round } from './schedule.ts';

const idle = { hinted: false, queued: false };

/** Runs the schedule for a while; each round takes no time and is whole unless `pages` says otherwise. */
const rounds = (seconds: number, waiting = idle, pages: Partial<Record<Round, number>> = {}) => {
  const ran: { readonly round: Round; readonly at: number }[] = [];
  const left: Partial<Record<Round, number>> = {};
  let schedule = newSchedule(0);
  for (let now = 0; now < seconds * 1000;) {
    const next = nextRound(schedule, waiting, now);
    if ('wait' in next) {
      now += next.wait;
      continue;
    }
    const { round } = next;
    const open = (left[round] ?? pages[round] ?? 1) - 1;
    left[round] = open === 0 ? (pages[round] ?? 1) : open;
    ran.push({ round, at: now });
    schedule = afterRound(schedule, round, open === 0, now);
  }
  return ran;
};
const countOf = (ran: ReturnType<typeof rounds>, wanted: Round) => ran.filter(({ round }) => round === wanted).length;

describe('the schedule of a desk', () => {
  it('looks for new and changed posts every five seconds, before slower rounds', () => {
    const ran = rounds(60, { hinted: false, queued: true }, { sweep: 400, labels: 50 });
    expect([countOf(ran, 'new'), countOf(ran, 'changed')]).toEqual([12, 12]);
  });

  it('sweeps 40,000 posts with at most one request a second', () => {
    const sweeps = rounds(600, idle, { sweep: 400 }).filter(({ round }) => round === 'sweep');
    expect(sweeps.slice(1).every(({ at }, i) => at - (sweeps[i]?.at ?? 0) >= pageGap)).toBe(true);
    expect(sweeps[399]?.at).toBeLessThan(410_000);
  });

  it('reads what a webhook names before anything else', () => {
    expect(nextRound(newSchedule(0), { hinted: true, queued: true }, 0)).toEqual({ round: 'hinted' });
    expect(nextRound(newSchedule(0), idle, 0)).not.toEqual({ round: 'hinted' });
  });

  it('fetches only what is queued', () => {
    expect(countOf(rounds(60), 'fetch')).toBe(0);
    expect(countOf(rounds(60, { hinted: false, queued: true }), 'fetch')).toBeGreaterThan(50);
  });

  it('doubles the pause with each fault up to five minutes, and begins again after an answer', () => {
    let schedule = newSchedule(0);
    const pauses: number[] = [];
    for (let i = 0; i < 10; i += 1) {
      schedule = afterFault(schedule, null, 0);
      const next = nextRound(schedule, { hinted: true, queued: true }, 0);
      pauses.push('wait' in next ? next.wait / 1000 : 0);
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    expect(afterFault(afterRound(schedule, 'new', true, 0), null, 0).pausedUntil).toBe(2_000);
  });

  it('asks nothing before the Retry-After of the desk is over', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_600 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (seconds, share) => {
          const schedule = afterFault(newSchedule(0), seconds, 0);
          const before = nextRound(schedule, { hinted: true, queued: true }, seconds * 1000 * share);
          expect(before).toHaveProperty('wait');
        },
      ),
    );
    expect(afterFault(newSchedule(0), 1_000_000, 0).pausedUntil).toBe(3_600_000);
  });

  it('runs a hastened round at once', () => {
    const schedule = afterRound(newSchedule(0), 'new', true, 0);
    expect(schedule.nextAt.new).toBe(every.new);
    expect(hasten(schedule, 'new', 10).nextAt.new).toBe(10);
  });
});
