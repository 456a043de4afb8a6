import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

describe('cutAtWord', () => {
  it.each([
    ['új híd', 6, 'új híd'],
    ['új hidak', 6, 'új'],
    ['új híd a', 6, 'új híd'],
    ['új  híd', 3, 'új'],
    ['hidak', 3, 'hid'],
    ['🌉🌉🌉', 2, '🌉🌉'],
    [' új ', 2, 'új'],
  ])('of %j to %d characters is %j', (text, maxLength, cut) => {
    expect(cutAtWord(text, maxLength)).toBe(cut);
  });

  it('gives a beginning that is short enough, and cuts it no further', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 12 }), (text, maxLength) => {
        const cut = cutAtWord(text, maxLength);
        expect(text.trim().startsWith(cut)).toBe(true);
        expect([...cut].length).toBeLessThanOrEqual(maxLength);
        expect(cut === '').toBe(text.trim() === '');
        expect(cutAtWord(cut, maxLength)).toBe(cut);
      }),
    );
  });
});
