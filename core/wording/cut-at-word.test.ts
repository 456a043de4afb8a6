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
  ])('of %j to %d characters is %j', (text, longest, cut) => {
    expect(cutAtWord(text, longest)).toBe(cut);
  });

  it('gives a beginning that is short enough, and cuts it no further', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 12 }), (text, longest) => {
        const cut = cutAtWord(text, longest);
        expect(text.trim().startsWith(cut)).toBe(true);
        expect([...cut].length).toBeLessThanOrEqual(longest);
        expect(cut === '').toBe(text.trim() === '');
        expect(cutAtWord(cut, longest)).toBe(cut);
      }),
    );
  });
});
