import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReadable } from './ask-once.ts';
import { readableText } from './readable-text.ts';

const unreadable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u;
const spelled = (text: string, escape: (code: number) => boolean): string =>
  [...Array(text.length).keys()]
    .map((at) => text.charCodeAt(at))
    .map((code) => (escape(code) ? `\\u${code.toString(16).padStart(4, '0')}` : String.fromCharCode(code)))
    .join('');

describe('the texts of a JSON response', () => {
  it('have no characters that HTML or XML forbids, however the response spells them', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    const rare = fc.constantFrom('\u0000', '\u0008', '\f', '\u001f', '\u007f', '\u0085', '\ud800', '\udc00', '\uffff');
    const text = fc.array(fc.oneof(unit, rare, fc.constantFrom('a', '\\', '"', '😀')), { maxLength: 6 });
    fc.assert(
      fc.property(
        text.map((units) => units.join('')),
        (given) => {
          const wanted = readableText(given);
          expect(wanted).not.toMatch(unreadable);
          expect(parseReadable(JSON.stringify([{ given }]))).toEqual([{ given: wanted }]);
          const escaped = spelled(given, () => true);
          expect(parseReadable(`["${escaped}"]`)).toEqual([wanted]);
          expect(parseReadable(`["${escaped.toUpperCase().replaceAll('\\U', '\\u')}"]`)).toEqual([wanted]);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['"a\\u0000b\\bc\\u0085"', 'abc'],
    ['"két\\u000bsor\\f!"', 'két sor !'],
    ['"\\t\\n\\r \\ud83d\\ude00 \\\\b \\\\u0000"', '\t\n\r 😀 \\b \\u0000'],
  ])('are read from %s', (json, text) => {
    expect(parseReadable(json)).toBe(text);
  });
});
