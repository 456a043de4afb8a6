import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesDefaults, minutesShown } from './minutes-counter.ts';

describe('the minutes counter', () => {
  it('counts from 28 March 2025, every minute, from 300,000 on', () => {
    expect(minutesDefaults).toEqual({ base: 300_000, startDate: '2025-03-28', refreshSeconds: 60 });
  });

  it.each([
    [{ recurring: 0, onetime: 0 }, 300_000],
    [{ recurring: 0, onetime: 7 }, 300_007],
    [{ recurring: 7, onetime: 0 }, 300_070],
    [{ recurring: 12, onetime: 345 }, 300_465],
    [{ recurring: -5, onetime: NaN }, 300_000],
    [{ recurring: Infinity, onetime: 2.9 }, 300_002],
  ])('shows for %j %i', (counts, shown) => {
    expect(minutesShown(counts)).toBe(shown);
  });

  it('weighs one recurring as ten one-time ones, on any base', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(1_000_000), (recurring, onetime, base) => {
        const settings = { ...minutesDefaults, base };
        expect(minutesShown({ recurring, onetime }, settings)).toBe(
          minutesShown({ recurring: 0, onetime: onetime + 10 * recurring }, settings),
        );
        expect(minutesShown({ recurring, onetime }, settings) - minutesShown({ recurring, onetime })).toBe(
          base - 300_000,
        );
      }),
    );
  });
});
