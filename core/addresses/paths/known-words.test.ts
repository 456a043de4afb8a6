import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstKnownWord, knownWords } from './known-words.ts';
import { segmentsOf } from './segments.ts';

const word = fc.stringMatching(/^[a-z0-9-]{1,8}$/);

describe('known words', () => {
  it('finds exactly the listed words, at any position', () => {
    fc.assert(
      fc.property(fc.array(word), word, fc.string(), (words, asked, before) => {
        const wordAt = knownWords(words);
        expect(wordAt(`${before}${asked}/x`, before.length, before.length + asked.length)).toBe(
          words.includes(asked) ? asked : '',
        );
      }),
    );
  });

  it('finds the whole first segment only', () => {
    const first = firstKnownWord(['g7', 'rovat']);
    expect(
      ['/g7', '/g7/adat', '/g7x', '/g', '/', '/rovat/g7', '/x/rovat', '//g7', '/rovat/'].map((path) =>
        first(segmentsOf(path)),
      ),
    ).toEqual(['g7', 'g7', '', '', '', 'rovat', '', '', 'rovat']);
  });
});
