import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

describe('the words of an address', () => {
  it.each([
    ['/belfold/2024/03/28/uj-hid-a-dunan', 'uj hid a dunan'],
    ['/szerzo/none', 'none'],
    ['/x/t%C3%BCk%C3%B6r/', 'tükör'],
    ['/2024', ''],
    ['/', ''],
    ['/%E0%A4%A', ''],
    [`/${'a'.repeat(90)}`, ''],
  ])('of %s are %j', (path, words) => {
    expect(wordsOf(path)).toBe(words);
  });

  it('are letters, digits and single spaces, for any path', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(wordsOf(path)).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
      }),
    );
  });
});
