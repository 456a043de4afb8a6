import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';
import { typedParts } from './typed-part.ts';

const marks = (text: string, term: string): readonly string[] =>
  markedParts(text, term)
    .filter(({ marked }) => marked)
    .map((part) => part.text);

describe('markedParts', () => {
  it.each([
    ['Tükörfúrógép a piacon', 'tukor', ['Tükörfúrógép']],
    ['A hídról és a Hidakról', 'HÍD', ['hídról', 'Hidakról']],
    ['A hídról', 'híd duna', ['hídról']],
    ['Új híd épül, új út is', '"új híd"', ['Új', 'híd', 'új']],
    ['Új híd', 'híd -új', ['híd']],
    ['Egy e betű', 'e', ['e']],
    ['Semmi', '', []],
    ['<b>híd</b>', '<b>', ['b', 'b']],
    ['Új híd', '-új-híd', []],
    ['Új híd', 'híd -"új híd" út', ['híd']],
    ['Zabar: -18 fok', 'Zabar -18', ['Zabar', '18']],
    ['-18 fok', 'fok -"18"', ['fok']],
    ['Új híd', '\u0301 híd', ['híd']],
    ['egykét', 'egy-két', ['egykét']],
    ['Đoković Łódźban', 'dokovic lodz', ['Đoković', 'Łódźban']],
  ])('of %s with %s are %j', (text, term, expected) => {
    expect(marks(text, term)).toEqual(expected);
  });

  it('joined are the text, none is empty, and no two marked words touch without one between', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, term) => {
        const parts = markedParts(text, term);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });

  it('are the text in turn, marked and not', () => {
    expect(markedParts('Új híd, új út', 'ÚJ')).toEqual([
      { text: 'Új', marked: true },
      { text: ' híd, ', marked: false },
      { text: 'új', marked: true },
      { text: ' út', marked: false },
    ]);
    expect(markedParts('Új híd', '')).toEqual([{ text: 'Új híd', marked: false }]);
    expect(markedParts('', 'új')).toEqual([]);
  });

  it('mark every word of a text that is searched for whole', () => {
    const words = fc.array(fc.constantFrom('árvíz', 'Tükör', 'fúró', 'GÉP'), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(words, (list) => {
        expect(marks(list.join(' '), list.join(' '))).toEqual(list);
      }),
    );
  });
});

describe('typedParts', () => {
  it('are all that was typed, then its last word', () => {
    expect(typedParts(' új híd dun ')).toEqual([
      { before: '', asked: 'új híd dun' },
      { before: 'új híd', asked: 'dun' },
    ]);
    expect(typedParts('dun')).toEqual([{ before: '', asked: 'dun' }]);
    expect(typedParts('  ')).toEqual([]);
    expect(typedParts('új\n híd   dun')).toEqual([
      { before: '', asked: 'új\n híd   dun' },
      { before: 'új\n híd', asked: 'dun' },
    ]);
  });

  it.each(['covid -maszk', 'covid -"szent lászló"', '"új híd"'])('of %j never leave a last word alone', (text) => {
    expect(typedParts(text)).toEqual([{ before: '', asked: text }]);
  });

  it('hold the typed words between them', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { before, asked } of typedParts(text)) {
          expect(`${before} ${asked}`.trim().replace(/\s+/g, ' ')).toBe(text.trim().replace(/\s+/g, ' '));
          expect(asked.trim()).not.toBe('');
        }
      }),
    );
  });
});
