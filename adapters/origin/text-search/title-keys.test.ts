import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutTerm } from './cut-term.ts';
import { indexedPairKeys, titlePairKeys, wholeTitleKey } from './title-keys.ts';

const word = fc.string({ unit: fc.constantFrom(...'aáődł7x×-.%🌉'), minLength: 1, maxLength: 12 });
const title = fc.array(word, { minLength: 3, maxLength: 60, size: 'max' }).map((words) => words.join(' '));

describe('the keys of a title', () => {
  it('hold those of any neighbours in it, however long it is', () => {
    fc.assert(
      fc.property(title, fc.nat(), (text, at) => {
        const words = text.split(' ');
        const from = at % (words.length - 2);
        const keys = indexedPairKeys(text);
        for (const key of titlePairKeys(words.slice(from, from + 3).join(' '))) expect(keys).toContain(key);
      }),
    );
  });

  it('hold those of as much of it as a search takes', () => {
    fc.assert(
      fc.property(title, (text) => {
        const keys = indexedPairKeys(text);
        for (const key of titlePairKeys(cutTerm(text))) expect(keys).toContain(key);
        expect(wholeTitleKey(cutTerm(text))).toBe(wholeTitleKey(text));
      }),
    );
  });

  it.each([
    ['-40% minden: így', ['=40 minden', '=minden igy']],
    ['Híd -új', ['=hid -uj']],
    ['4×4-es', ['=4 x', '=x 4', '=4 es']],
    ['4X4-es', ['=4 x', '=x 4', '=4 es']],
  ])('of %j are %j', (text, keys) => {
    expect(titlePairKeys(text)).toEqual(keys);
  });

  it('hold those of the numbers around a sign of multiplication', () => {
    expect(indexedPairKeys('4×4-es')).toEqual(['=4 x', '=x 4', '=4 es', '=4 4']);
  });
});

describe('a term', () => {
  it.each([
    [`${'a'.repeat(199)} b`, 'a'.repeat(199)],
    [`${'a'.repeat(200)} b`, 'a'.repeat(200)],
    [`${'a'.repeat(150)} ${'b'.repeat(50)}`, 'a'.repeat(150)],
    ['🌉'.repeat(201), '🌉'.repeat(200)],
    [' új\n híd ', 'új\n híd'],
  ])('%j is cut to %j', (text, cut) => {
    expect(cutTerm(text)).toBe(cut);
  });
});
