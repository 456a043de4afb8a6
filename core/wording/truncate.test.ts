import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncate } from './truncate.ts';

const segmenter = new Intl.Segmenter('hu', { granularity: 'grapheme' });
const seen = (text: string): number => [...segmenter.segment(text)].length;
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.constantFrom('árvíztűrő', 'tükör', '–', 'fúró', 'gép,', 'a', '👩‍👩‍👧‍👦', 'e\u0301', '…', ' ', '\u00a0'), {
      maxLength: 20,
    })
    .map((words) => words.join(' ')),
);
const limits = fc.integer({ min: 0, max: 40 });

describe('truncate', () => {
  it.each([
    ['rövid', 10, 'rövid'],
    ['pontosan', 8, 'pontosan'],
    ['egy kettő három', 10, 'egy kettő…'],
    ['egy kettő három', 9, 'egy…'],
    ['egy, kettő', 6, 'egy…'],
    ['kérdés? válasz!', 9, 'kérdés…'],
    ['gép – ember', 7, 'gép…'],
    ['gép - - ember', 9, 'gép…'],
    ['(zárójel) után', 11, '(zárójel)…'],
    ['„idézet” után', 10, '„idézet”…'],
    ['megszentségteleníthetetlenségeskedéseitekért', 10, 'megszents…'],
    ['  megszentségteleníthetetlen', 6, '  meg…'],
    ['egy\u00a0kettő három', 9, 'egy…'],
    ['akármi', 1, '…'],
    ['akármi', 0, ''],
    ['', 0, ''],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
  ])('of %j to %i is %j', (text, limit, short) => {
    expect(truncate(text, limit)).toBe(short);
  });

  it('is never longer than the limit', () => {
    fc.assert(
      fc.property(texts, limits, (text, limit) => {
        expect(seen(truncate(text, limit))).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('does not change a short text, and marks a cut one', () => {
    fc.assert(
      fc.property(texts, limits, (text, limit) => {
        const short = truncate(text, limit);
        if (seen(text) <= limit) expect(short).toBe(text);
        else if (limit > 0) expect(short.endsWith('…')).toBe(true);
      }),
    );
  });

  it('keeps the beginning of the text', () => {
    fc.assert(
      fc.property(texts, limits, (text, limit) => {
        const short = truncate(text, limit);
        expect(text.startsWith(seen(text) <= limit ? short : short.slice(0, -1))).toBe(true);
      }),
    );
  });

  it('ends no word in the middle once a whole word fits', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zű]{1,8}$/), { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 9, max: 60 }),
        (words, limit) => {
          const text = words.join(' ');
          const kept = truncate(text, limit).replace(/…$/, '').split(' ');
          expect(words.slice(0, kept.length)).toEqual(kept);
        },
      ),
    );
  });

  it('does not depend on whether the rest of the text is plain', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zéű ,.]{20,40}$/), limits, (text, limit) => {
        fc.pre(limit < 20);
        expect(truncate(`${text}👩‍👩‍👧‍👦`, limit)).toBe(truncate(`${text}x`, limit));
      }),
    );
  });
});
