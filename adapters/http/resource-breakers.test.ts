import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createResourceBreakers } from './breaker.ts';

const setUp = () => {
  const time = { now: 0 };
  const breakers = createResourceBreakers(
    () => time.now,
    () => 0.5,
  );
  const call = (resource: string | null, succeeds: boolean): boolean => {
    if (!breakers.allows(resource)) return false;
    breakers.begin(resource);
    breakers.record(resource, succeeds);
    return true;
  };
  return { time, breakers, call };
};

describe('the breakers of a lane', () => {
  it('pauses a resource after four failures, and tries it again after five seconds', () => {
    const { time, call } = setUp();
    expect(Array.from({ length: 6 }, () => call('a', false))).toEqual([true, true, true, true, false, false]);
    expect(call('b', true)).toBe(true);
    time.now = 5_000;
    expect([call('a', true), call('a', true)]).toEqual([true, true]);
  });

  it('pauses all when several resources fail', () => {
    const { call } = setUp();
    for (const resource of ['a', 'b', 'c', 'd', 'e']) for (let at = 0; at < 4; at += 1) call(resource, false);
    expect(call('f', true)).toBe(false);
  });

  it('counts calls of no single resource together', () => {
    const { call } = setUp();
    for (let at = 0; at < 20; at += 1) call(null, false);
    expect(call('a', true)).toBe(false);
  });

  it('never pause another resource for a failing one, for any times of calls', () => {
    const step = fc.record({ bad: fc.boolean(), wait: fc.nat(6_000), together: fc.integer({ min: 1, max: 8 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const { time, breakers, call } = setUp();
        for (const { bad, wait, together } of steps) {
          time.now += wait % 7 === 0 ? wait : wait % 50;
          if (!bad) expect(call(`good ${together}`, true)).toBe(true);
          else {
            const begun = Array.from(
              { length: together },
              () => breakers.allows('bad') && (breakers.begin('bad'), true),
            );
            for (const one of begun) if (one) breakers.record('bad', false);
          }
        }
      }),
    );
  });
});
