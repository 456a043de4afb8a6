import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowEnds, rowStep, snapTolerance } from './scroller.ts';

const items = Array.from({ length: 8 }, (_, at) => ({ from: at * 220, to: at * 220 + 200 }));
const whole = 8 * 220 - 20;

describe('a row that scrolls sideways', () => {
  it.each([
    [0, 500, { start: true, end: false }],
    [2.5, 500, { start: true, end: false }],
    [2.6, 500, { start: false, end: false }],
    [whole - 502.5, 500, { start: false, end: true }],
    [0, whole, { start: true, end: true }],
  ])('scrolled to %d with %d visible has the ends %j', (left, shown, ends) => {
    expect(rowEnds({ left, shown, whole })).toEqual(ends);
  });

  it('scrolls to the first item that is cut off, and back to the old position', () => {
    expect(rowStep({ left: 0, shown: 500, whole }, items, true)).toBe(440);
    expect(rowStep({ left: 440, shown: 500, whole }, items, false)).toBe(0);
    expect(rowStep({ left: 438, shown: 500, whole }, items, true)).toBe(880);
  });

  it('always moves, never beyond its ends, and comes to either of them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (shown, at, forward) => {
          const row = { shown, whole, left: at * Math.max(0, whole - shown) };
          for (let presses = 0; presses < 200; presses += 1) {
            const { start, end } = rowEnds(row);
            if (forward ? end : start) return;
            const next = rowStep(row, items, forward);
            expect(Math.abs(next - row.left)).toBeGreaterThan(0);
            expect(next).toBeGreaterThanOrEqual(0);
            expect(next + shown).toBeLessThanOrEqual(whole + snapTolerance);
            row.left = next;
          }
          expect.unreachable('it never came to its end');
        },
      ),
    );
  });
});
