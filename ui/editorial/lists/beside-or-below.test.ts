import { expect, it } from 'vitest';
import fc from 'fast-check';
import { countBeside, heightOf } from './beside-or-below.ts';

const boxes = fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 12 });
const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0);

it('lets neither the rail nor the list end further from the other than half a box', () => {
  fc.assert(
    fc.property(boxes, fc.integer({ min: 0, max: 4000 }), (heights, room) => {
      const beside = countBeside(heights, room);
      const rail = sum(heights.slice(0, beside));
      expect(rail - room).toBeLessThanOrEqual((heights[beside - 1] ?? 0) / 2);
      if (beside < heights.length) expect(room - rail).toBeLessThan(heights[beside]! / 2);
    }),
  );
});

it('sets all boxes below a list of nothing', () => {
  expect(countBeside([624, 398], heightOf({ items: 0, opening: true }))).toBe(0);
});

it('takes more room for a longer list, and less for portraits than for pictures', () => {
  const of = (items: number, opinion = false): number => heightOf({ items, opening: true, opinion });
  expect([of(10) - of(5), of(10) > of(10, true)]).toEqual([5 * 253, true]);
});
