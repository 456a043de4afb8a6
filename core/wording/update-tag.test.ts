import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speakUpdateTag } from './hu-dates.ts';
import { updateTag } from './update-tag.ts';

const said = (publishedAt: number, updatedAt: number | null, now: number): string | null => {
  const tag = updateTag(publishedAt, updatedAt, now);
  return tag && speakUpdateTag(tag);
};

describe('updateTag', () => {
  it.each([
    [0, 1000, 1000, 'frissült'],
    [0, 1000, 1059, 'frissült'],
    [0, 1000, 1060, '1 perce'],
    [0, 1000, 1659, '10 perce'],
    [0, 1000, 1660, null],
    [0, 1000, 999, null],
    [1000, 1000, 1000, null],
    [1000, 999, 1000, null],
    [1000, null, 1000, null],
  ])('of an article published at %i and updated at %s is, at %i, %s', (publishedAt, updatedAt, now, tag) => {
    expect(said(publishedAt, updatedAt, now)).toBe(tag);
  });

  it('appears from the update on for less than eleven minutes', () => {
    fc.assert(
      fc.property(
        fc.nat(2_000_000_000),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: -1000, max: 2000 }),
        (publishedAt, later, age) => {
          const updatedAt = publishedAt + later;
          expect(updateTag(publishedAt, updatedAt, updatedAt + age) !== null).toBe(age >= 0 && age < 660);
        },
      ),
    );
  });
});
