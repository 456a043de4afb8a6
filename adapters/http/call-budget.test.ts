import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCallBudget } from './call-budget.ts';

describe('a budget of calls', () => {
  it('allows so many in any sixty seconds, and no more', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 5, maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), steps, (perMinute, waits) => {
        let now = 1000;
        const allow = createCallBudget(perMinute, { now: () => now });
        const made: number[] = [];
        for (const wait of waits) {
          now += wait;
          const recent = made.filter((at) => at > now - 60).length;
          const allowed = allow();
          expect(allowed).toBe(recent < perMinute);
          if (allowed) made.push(now);
        }
      }),
    );
  });

  it('is not shut for an hour by a clock that was an hour ahead', () => {
    let now = 5000;
    const allow = createCallBudget(1, { now: () => now });
    expect([allow(), allow()]).toEqual([true, false]);
    now = 1400;
    expect(allow()).toBe(true);
  });
});
