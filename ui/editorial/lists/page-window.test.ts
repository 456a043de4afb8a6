import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

const place = fc
  .integer({ min: 1, max: 500 })
  .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));

describe('pageWindow', () => {
  it('always holds the first, the current and the last page, once and in order', () => {
    fc.assert(
      fc.property(place, ([page, total]) => {
        const numbers = pageWindow(page, total).filter((n) => n !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, total]));
      }),
    );
  });

  it('puts a gap exactly where numbers are left out, and is never longer than seven', () => {
    fc.assert(
      fc.property(place, ([page, total]) => {
        const shown = pageWindow(page, total);
        expect(shown.length).toBeLessThanOrEqual(7);
        shown.forEach((n, index) => {
          const next = shown[index + 1];
          if (typeof n === 'number' && typeof next === 'number') expect(next).toBe(n + 1);
          if (n === null) expect((next as number) - (shown[index - 1] as number)).toBeGreaterThan(1);
        });
      }),
    );
  });
});
