import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { driveSession } from './drive-session.ts';
import type { SessionKind, SessionPlan } from './session-plan.ts';
import { clockTime, sessionState } from './session-state.ts';

const drivers = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, strength: 1.03 - at * 0.003 }));
const planOf = (seed: number, kind: SessionKind = 'race'): SessionPlan => ({
  seed,
  kind,
  drivers,
  grid: kind === 'race' || kind === 'sprint' ? drivers.map(({ id }) => id).toReversed() : null,
  laps: kind === 'race' ? 60 : kind === 'sprint' ? 20 : 0,
  lapSeconds: 86,
});

const plans = fc
  .tuple(fc.nat(1_000_000), fc.constantFrom<SessionKind>('race', 'sprint', 'qualifying', 'practice'))
  .map(([seed, kind]) => planOf(seed, kind));
const moments = fc.integer({ min: -600, max: 4 * 3600 });
const long = 86_400;

describe('a simulated session', () => {
  it('is the same for the same plan and moment', () => {
    fc.assert(
      fc.property(plans, moments, (plan, now) => {
        expect(sessionState(driveSession(plan), now)).toEqual(sessionState(driveSession(plan), now));
      }),
    );
  });

  it('never goes back: laps, stops and status only grow, and retired drivers stay out', () => {
    const order = ['Scheduled', 'Live', 'Completed'];
    fc.assert(
      fc.property(plans, moments, fc.nat(3600), (plan, now, later) => {
        const script = driveSession(plan);
        const [before, after] = [sessionState(script, now), sessionState(script, now + later)];
        expect(order.indexOf(after.status)).toBeGreaterThanOrEqual(order.indexOf(before.status));
        expect(after.lap ?? 0).toBeGreaterThanOrEqual(before.lap ?? 0);
        for (const place of before.places) {
          const then = after.places.find(({ id }) => id === place.id);
          expect(then?.laps).toBeGreaterThanOrEqual(place.laps);
          expect(then?.pits).toBeGreaterThanOrEqual(place.pits);
          if (place.time === 'DNF') expect(then?.time).toBe('DNF');
        }
      }),
    );
  });

  it('has unique positions, and flags only while it runs', () => {
    fc.assert(
      fc.property(plans, moments, (plan, now) => {
        const { places, status, flag } = sessionState(driveSession(plan), now);
        expect(places.map(({ position }) => position)).toEqual(places.map((_, at) => at + 1));
        expect(new Set(places.map(({ id }) => id)).size).toBe(status === 'Scheduled' ? 0 : 20);
        expect(flag === null).toBe(status !== 'Live');
      }),
    );
  });

  it('holds laps, safety cars, red flags, retirements and lapped cars in a thousand races, and ends each of them right', () => {
    const seen = { red: 0, safety: 0, out: 0, lapped: 0, stopped: 0 };
    const wrong: string[] = [];
    for (let seed = 0; seed < 1000; seed += 1) {
      const script = driveSession(planOf(seed));
      const { places, status, lap } = sessionState(script, long);
      const [winner] = places;
      if (
        status !== 'Completed' ||
        lap !== 60 ||
        winner?.laps !== 60 ||
        !/^\d:\d{2}:\d{2}\.\d{3}$/.test(winner.time ?? '')
      )
        wrong.push(`${seed}: ${status} ${lap} ${winner?.time}`);
      const finishers = places.filter(({ time }) => time !== 'DNF');
      const onLap = finishers.filter(({ laps }) => laps === 60).slice(1);
      const gaps = onLap.map(({ time }) => Number(time));
      if (gaps.some((gap, at) => !(gap >= 0) || gap < (gaps[at - 1] ?? 0))) wrong.push(`${seed}: ${gaps.join(' ')}`);
      if (
        places.findIndex(({ time }) => time === 'DNF') >= 0 &&
        finishers.length !== places.findIndex(({ time }) => time === 'DNF')
      )
        wrong.push(`${seed}: one who gave up stands before one who did not`);
      seen.red += Number(script.flags.some(({ flag }) => flag === 'red'));
      seen.safety += Number(script.flags.some(({ flag }) => flag === 'safety-car'));
      seen.out += places.length - finishers.length;
      seen.lapped += finishers.filter(({ time }) => /Lap/.test(time ?? '')).length;
      seen.stopped += places.filter(({ pits }) => pits > 0).length;
    }
    expect(wrong).toEqual([]);
    expect(seen.red).toBeGreaterThan(100);
    expect(seen.safety).toBeGreaterThan(300);
    expect(seen.out / 1000).toBeLessThan(5);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
  });

  it('freezes under a red flag', () => {
    const script = Array.from({ length: 60 }, (_, seed) => driveSession(planOf(seed))).find(({ flags }) =>
      flags.some(({ flag }) => flag === 'red'),
    );
    const red = script?.flags.find(({ flag }) => flag === 'red');
    if (script === undefined || red === undefined) throw new Error('no race with a red flag');
    const [early, late] = [sessionState(script, red.from + 240), sessionState(script, red.to - 60)];
    expect([early.flag, late.flag]).toEqual(['red', 'red']);
    expect(late.places.map(({ laps }) => laps)).toEqual(early.places.map(({ laps }) => laps));
  });

  it('writes times as upstream does', () => {
    expect([76.6089, 59.9996, 5534.0871].map(clockTime)).toEqual(['1:16.609', '1:00.000', '1:32:14.087']);
  });
});
