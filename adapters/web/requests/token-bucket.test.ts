import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bucket, takeToken } from './token-bucket.ts';

const allowance = { burst: 5, perSecond: 2 };

const tries = (pauses: readonly number[]): readonly boolean[] => {
  let [now, bucket]: [number, Bucket | undefined] = [1_000, undefined];
  return pauses.map((pause) => {
    now += pause;
    const taken = takeToken(bucket, allowance, now);
    bucket = taken.bucket;
    return taken.wait === 0;
  });
};

describe('an allowance', () => {
  it('lets a burst through, then as many as the seconds that pass allow', () => {
    expect(tries([0, 0, 0, 0, 0, 0, 0.4, 0.2, 1, 0, 0])).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('never lets more through than it may, in any stretch of time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 2, noNaN: true }), { maxLength: 60 }),
        fc.nat({ max: 59 }),
        (pauses, from) => {
          const passed = tries(pauses);
          const seconds = pauses.slice(from + 1).reduce((sum, pause) => sum + pause, 0);
          expect(passed.slice(from).filter(Boolean).length).toBeLessThanOrEqual(
            allowance.burst + seconds * allowance.perSecond + 1e-6,
          );
        },
      ),
    );
  });

  it('admits a client that waits for the announced time', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 }), (pauses) => {
        let [now, bucket]: [number, Bucket | undefined] = [1_000, undefined];
        for (const pause of pauses) {
          now += pause;
          const taken = takeToken(bucket, allowance, now);
          bucket = taken.bucket;
          if (taken.wait > 0) expect(takeToken(bucket, allowance, now + taken.wait + 1e-6).wait).toBe(0);
        }
      }),
    );
  });

  it('is no larger for a clock that was set back', () => {
    const { bucket } = takeToken({ tokens: 0, at: 1_000 }, allowance, 10);
    expect(takeToken(bucket, allowance, 10.4).wait).toBeGreaterThan(0);
  });
});
