import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOption } from './next-option.ts';

describe('nextOption', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowDown', 2, 0],
    ['ArrowUp', null, 2],
    ['ArrowUp', 0, 2],
    ['Home', 1, 0],
    ['End', 1, 2],
    ['Home', null, null],
    ['End', null, null],
    ['a', 1, null],
  ])('of %s from %s is %s', (key, active, next) => {
    expect(nextOption(key, active, 3)).toBe(next);
  });

  it('is always one of the options, or none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'x'),
        fc.nat(20),
        fc.option(fc.nat(19)),
        (key, count, active) => {
          const next = nextOption(key, active === null || active >= count ? null : active, count);
          expect(next === null || (next >= 0 && next < count)).toBe(true);
        },
      ),
    );
  });
});
