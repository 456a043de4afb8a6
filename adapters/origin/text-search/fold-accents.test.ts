import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from '../content/slug-of.ts';
import { foldAccents, foldings, neverFolded } from './fold-accents.ts';

describe('folding', () => {
  it.each([
    ['Tükörfúró', ['tukorfuro']],
    ['Đoković', ['dokovic', 'djokovic']],
    ['Łódź', ['lodz']],
    ['ØRESUND', ['oresund', 'oeresund']],
    ['Straße', ['strasse']],
    ['GROẞE', ['grosse']],
    ['Ærø', ['aero', 'aeroe']],
    ['Þingvellir', ['thingvellir']],
    ['Kırmızı', ['kirmizi']],
  ])('writes %s without accents as %j', (word, expected) => {
    expect(foldings(word)).toEqual(expected);
    expect(foldAccents(word)).toBe(expected[0]);
    expect(slugOf(word)).toBe(expected[0]);
  });

  it('leaves no foldable letter in any text, and is idempotent', () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom(...'ĐđŁłØøßẞÆæŒœáÁőé aA'), fc.string({ unit: 'grapheme' })),
    });
    fc.assert(
      fc.property(text, (given) => {
        for (const folded of foldings(given)) expect(folded).not.toMatch(new RegExp(neverFolded));
        expect(foldings(given)[0]).toBe(foldAccents(given));
        const once = foldAccents(given);
        expect(foldAccents(once)).toBe(once);
      }),
    );
  });
});
