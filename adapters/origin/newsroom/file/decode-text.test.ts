import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

/** From the code pages: Windows-1250 and ISO-8859-2 encode these letters with the same bytes. */
const bytesOf: Readonly<Record<string, number>> = {
  á: 0xe1,
  é: 0xe9,
  í: 0xed,
  ó: 0xf3,
  ö: 0xf6,
  ő: 0xf5,
  ú: 0xfa,
  ü: 0xfc,
  ű: 0xfb,
  Á: 0xc1,
  É: 0xc9,
  Í: 0xcd,
  Ó: 0xd3,
  Ö: 0xd6,
  Ő: 0xd5,
  Ú: 0xda,
  Ü: 0xdc,
  Ű: 0xdb,
};
const eightBit = (text: string): Buffer =>
  Buffer.from([...text].map((letter) => bytesOf[letter] ?? letter.charCodeAt(0)));

describe('the bytes of a file', () => {
  it('are decoded as Hungarian from any 8-bit Central European encoding', () => {
    expect(decodeText(eightBit('árvíztűrő tükörfúrógép'))).toEqual({ text: 'árvíztűrő tükörfúrógép' });
    const letters = fc.constantFrom(...Object.keys(bytesOf), 'a', ' ', '\n', '-');
    fc.assert(
      fc.property(fc.string({ unit: letters }), (text) => {
        expect(decodeText(eightBit(`é ${text}`))).toEqual({ text: `é ${text}` });
      }),
    );
  });

  it('may hold the quotation marks and dashes of Windows', () => {
    expect(decodeText(Buffer.from([0x84, 0x61, 0x94, 0x20, 0x96, 0x85]))).toEqual({ text: '„a” –…' });
  });

  it('are UTF-8, or UTF-16 with a BOM', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const whole = text.replace(/^\ufeff/, '');
        expect(decodeText(Buffer.from(whole))).toEqual({ text: whole });
      }),
    );
    expect(decodeText(Buffer.from('\ufeffű', 'utf16le'))).toEqual({ text: 'ű' });
  });

  it.each([
    ['Czech, which two encodings write otherwise', [0x61, 0x0a, 0xb9], { line: 2, found: '0xB9' }],
    ['Spanish, which no encoding of Central Europe holds', [0xf1], { line: 1, found: '0xF1' }],
    ['no text', [0x00, 0xff, 0xfe], { line: 1, found: '0x00' }],
    ['UTF-8 that is cut', [0x61, 0xc5], { line: 1, found: '0xC5' }],
  ])('are refused with their line when they are %s', (_, bytes, fault) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual(fault);
  });
});
