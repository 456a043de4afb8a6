import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';
import { foldings } from './fold-accents.ts';
import { joinedWords } from './joined-words.ts';
import { vectorTexts } from './vector-text.ts';
import { indexedForms, queriedForms } from './word-forms.ts';

const wordsOf = (text: string) => cutText(text).map(({ words }) => words);

describe('a text', () => {
  it.each([
    ['A „Covid-19” ellen', [['a'], ['covid', '19'], ['ellen']]],
    ['130 km/h, info@pelda.example', [['130'], ['km', 'h'], ['info', 'pelda', 'example']]],
    [
      '2026.11.21: 5–10',
      [
        ['2026', '11', '21'],
        ['5', '10'],
      ],
    ],
    ['ház\u00ADtartás\u00A0és m²', [['háztartás'], ['és'], ['m2']]],
    ['e\u0301j – nap', [['éj'], ['nap']]],
    ['H\u20602\u2060O', [['h', '2', 'o']]],
    ['Київ, हिन्दी', [['київ'], ['हिन्दी']]],
    ['4×4-es', [['4', 'x', '4', 'es']]],
    ['699\u00A0990 Ft', [['699', '990'], ['ft']]],
    [
      '1 234 567 fő, 2024 100 nap, a 19 100.',
      [['1', '234', '567'], ['fő'], ['2024'], ['100'], ['nap'], ['a'], ['19', '100']],
    ],
    ['1,5 000 Kb 10 000m', [['1', '5'], ['000'], ['kb'], ['10'], ['000m']]],
    ['… – "', []],
  ])('%j is cut into %j', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  it.each([
    ['-maszk', true],
    ['-„új”', true],
    ['-18°C', false],
    ['-0,8%', false],
    ['-.5', false],
    ['-€5', false],
    ['–új', false],
  ])('%j has a minus that excludes: %j', (text, minus) => {
    expect(cutText(text)[0]?.minus).toBe(minus);
  });

  it('is split into the same words with any whitespace and punctuation around them', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aáődŁ7'), minLength: 1, maxLength: 8 });
    const signs = fc.string({ unit: fc.constantFrom(...'.,:;„”»«!?()'), maxLength: 3 });
    fc.assert(
      fc.property(fc.array(fc.tuple(signs, word, signs)), (parts) => {
        const plain = parts.map(([, one]) => one).join(' ');
        const signed = parts.map((part) => part.join('')).join('\n\t');
        expect(wordsOf(signed)).toEqual(wordsOf(plain));
      }),
    );
  });
});

describe('a piece of words', () => {
  it('is read together as a whole and in parts', () => {
    expect(joinedWords(['f', '16', 'os']).map(({ text }) => text)).toEqual(['f16', '16os', 'f16os']);
    expect(joinedWords(['híd'])).toEqual([]);
  });
});

describe('a word', () => {
  it('is found by itself, with and without accents, for any stem', () => {
    const endings = fc.constantFrom('', 'k', 'ban', 'ről', 'okat', 'jaitól', 'ek', 'ért', 'ul', 'ot', 'ivel');
    const root = fc.string({ unit: fc.constantFrom(...'aáeéoőödđłtkl'), minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(root, endings, (begun, ending) => {
        const word = begun + ending;
        const indexed = indexedForms(word);
        for (const typed of [word, ...foldings(word)])
          expect(
            queriedForms(typed).some((form) => indexed.includes(form)),
            typed,
          ).toBe(true);
      }),
    );
  });
});

describe('a name that looks inflected', () => {
  it.each([
    ['Ankara', 'Ankarában'],
    ['Ankara', 'Ankarából'],
    ['Ankarának', 'Ankara'],
    ['ankara', 'Ankarában'],
  ])('%s finds %s', (typed, word) => {
    const indexed = indexedForms(word.toLowerCase());
    expect(queriedForms(typed.toLowerCase()).some((form) => indexed.includes(form))).toBe(true);
  });
});

describe('a vector', () => {
  const vectorOf = (title: string, text = '') => vectorTexts()({ title, lead: '', text });

  it('contains every word of a title, but no standalone stop word of a text', () => {
    expect(vectorOf('Új híd', 'Az e-mail')).toBe(
      "'#1' '^uj hid' '=uj hid' 'uj':1A 'hid':2A 'hi':2A 'e':6D 'mail':7D 'email':6D,7D",
    );
  });

  it('contains no sign that could end a lexeme, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(vectorOf(text, text)).toMatch(/^(?:'[^'\\\0]+'(?::[\d,ABD]+)?(?: |$))+$/u);
      }),
    );
  });
});
