import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fateOf } from './fate-of.ts';
import { planOf } from './match-plan.fixtures.ts';
import { sideNames } from './match-plan.ts';
import { matchState } from './match-state.ts';
import { playMatch } from './play-match.ts';

const seeds = fc.nat(1_000_000);
const scripts = fc
  .tuple(seeds, fc.boolean())
  .map(([seed, knockout]) => playMatch(planOf(seed, knockout, fateOf(seed))));
const moments = fc.integer({ min: -4 * 3600, max: 4 * 3600 });

const order = ['NS', '1H', 'HT', '2H', 'BT', 'ET', 'P'];
const over = new Set(['FT', 'AET', 'PEN', 'ABD', 'PST']);

describe('the state of a simulated match', () => {
  it('is the same for the same plan and moment', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), moments, (seed, knockout, now) => {
        const once = matchState(playMatch(planOf(seed, knockout)), now);
        expect(matchState(playMatch(planOf(seed, knockout)), now)).toEqual(once);
      }),
    );
  });

  it('only adds events, and only increases counts', () => {
    fc.assert(
      fc.property(scripts, moments, fc.nat(3 * 3600), (script, now, later) => {
        const [before, after] = [matchState(script, now), matchState(script, now + later)];
        expect(after.events.slice(0, before.events.length)).toEqual(before.events);
        for (const side of sideNames)
          for (const { type, value } of before.statistics?.[side] ?? [])
            if (typeof value === 'number')
              expect(after.statistics?.[side].find((one) => one.type === type)?.value).toBeGreaterThanOrEqual(value);
      }),
    );
  });

  it('loses a goal only by a review', () => {
    fc.assert(
      fc.property(scripts, moments, fc.nat(600), (script, now, later) => {
        const [before, after] = [matchState(script, now), matchState(script, now + later)];
        const between = after.events.slice(before.events.length);
        for (const side of sideNames) {
          const taken = between.filter((event) => event.side === side && /^Goal (cancelled|Dis)/.test(event.detail));
          expect(after.goals[side] ?? 0).toBeGreaterThanOrEqual((before.goals[side] ?? 0) - taken.length);
        }
      }),
    );
  });

  it('never goes back, and never changes after the end', () => {
    fc.assert(
      fc.property(scripts, moments, fc.nat(3 * 3600), (script, now, later) => {
        const [{ short: before }, { short: after }] = [matchState(script, now), matchState(script, now + later)];
        if (over.has(before)) expect(after).toBe(before);
        else if (![before, after].some((short) => ['INT', 'BT', 'ET'].includes(short)) && !over.has(after))
          expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
      }),
    );
  });

  it('has no event of a future minute', () => {
    fc.assert(
      fc.property(scripts, moments, (script, now) => {
        const { elapsed, extra, events, short } = matchState(script, now);
        if (elapsed === null) return;
        for (const event of events.filter(({ comments }) => comments !== 'Penalty Shootout')) {
          expect(event.elapsed).toBeLessThanOrEqual(elapsed);
          if (event.elapsed === elapsed && ['1H', '2H', 'ET'].includes(short))
            expect(event.extra ?? 0).toBeLessThanOrEqual(extra ?? 0);
        }
      }),
    );
  });

  it('has no score before the kick-off, a line-up forty minutes before it, and statistics only then', () => {
    const script = playMatch(planOf(5));
    expect(matchState(script, -7200)).toMatchObject({ short: 'NS', goals: { home: null }, lineUps: null, events: [] });
    expect(matchState(script, -1800).lineUps?.home.starting).toHaveLength(11);
    expect(matchState(script, 0)).toMatchObject({
      short: '1H',
      elapsed: 1,
      goals: { home: 0, away: 0 },
      statistics: null,
    });
    expect(matchState(script, 600).statistics?.away).toHaveLength(17);
  });

  it('counts added time beside the minute when the clock stops', () => {
    const script = playMatch(planOf(5));
    const [first] = script.phases;
    expect(matchState(script, 45 * 60)).toMatchObject({ short: '1H', elapsed: 45, extra: 1 });
    expect(matchState(script, (first?.to ?? 0) + 5)).toMatchObject({ short: 'HT', elapsed: 45, extra: null });
  });

  it('announces a postponement three hours ahead, and abandons a match at its current minute', () => {
    const late = playMatch(planOf(5, false, 'postponed'));
    expect([
      matchState(late, -4 * 3600).short,
      matchState(late, -3 * 3600).short,
      matchState(late, 9000).short,
    ]).toEqual(['NS', 'PST', 'PST']);
    const given = matchState(playMatch(planOf(5, false, 'abandoned')), 90_000);
    expect(given.short).toBe('ABD');
    expect(given.elapsed).toBeLessThan(90);
    expect(given.score.fulltime).toEqual({ home: null, away: null });
    expect(given.goals.home).not.toBeNull();
  });
});
