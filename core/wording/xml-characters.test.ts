import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inXmlCharacters } from './xml-characters.ts';

/** XML 1.0, production 2. */
const mayStand = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

describe('a text for XML', () => {
  it('contains only characters that are valid in XML, for any input', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.array(fc.constantFrom('\0', '\u000b', '\ufffe', '\ud83d', '\udc69', 'ő')),
        (text, signs) => {
          const all = text + signs.join('') + text;
          expect(inXmlCharacters(all, '')).toMatch(mayStand);
          expect(inXmlCharacters(all, '\ufffd')).toMatch(mayStand);
        },
      ),
    );
  });

  it('is as it was when all of it can be written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\t\n\r !-~áőű\u00a0\u{1f680}-\u{1f6ff}]*$/u), (text) => {
        expect(inXmlCharacters(text, '\ufffd')).toBe(text);
      }),
    );
  });
});
