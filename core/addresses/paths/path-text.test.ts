import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiPath, asciiPathOfBytes, badPath, decodedText, encodedText, maxPathLength } from './path-text.ts';

describe('a path as text', () => {
  it.each([
    ['/%zz', 'malformed-percent'],
    ['/%', 'malformed-percent'],
    ['/%c3', 'malformed-percent'],
    ['/%ff', 'malformed-percent'],
    ['/%ed%a0%80', 'malformed-percent'],
    ['/a%00', 'control-character'],
    ['/a%0d%0aSet-Cookie:x', 'control-character'],
    ['/a\u0007', 'control-character'],
    ['/a%7f', 'control-character'],
    ['/a%2fb', 'encoded-slash'],
    ['/a%2Fb', 'encoded-slash'],
    ['/a%5cb', 'encoded-slash'],
    ['/.', 'dot-segment'],
    ['/a/../b', 'dot-segment'],
    ['/a/%2e%2E/b', 'dot-segment'],
    ['//..', 'dot-segment'],
    ['/\\..', 'dot-segment'],
    ['/a/./', 'dot-segment'],
    [`/${'a'.repeat(maxPathLength)}`, 'too-long'],
    ['/szerzo/%C5%91', null],
    ['/...', null],
    ['/a..b', null],
    ['/%25zz', null],
    [`/${'a'.repeat(maxPathLength - 1)}`, null],
    ['/a b', null],
  ])('%s is refused for: %s', (path, expected) => {
    expect(badPath(path)).toBe(expected);
  });

  it('counts raw non-ASCII as its percent-encoding', () => {
    expect(asciiPath('/szerzo/őr')).toBe('/szerzo/%C5%91r');
    expect(asciiPathOfBytes('/szerzo/\xc5\x91r')).toBe('/szerzo/%C5%91r');
    expect(badPath(asciiPath(`/${'ő'.repeat(683)}`))).toBe('too-long');
  });

  it('is decoded and encoded exactly where the language does it without an exception', () => {
    const orNull = (work: (text: string) => string, text: string): string | null => {
      try {
        return work(text);
      } catch {
        return null;
      }
    };
    const bytes = fc
      .array(
        fc.oneof(
          fc.constantFrom(0xe0, 0xed, 0xf0, 0xf4, 0xf5, 0xc0, 0xc2, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf),
          fc.nat(255),
        ),
        { maxLength: 6 },
      )
      .map((all) => all.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
    const mixed = fc
      .array(fc.oneof(bytes, fc.string().map(encodeURIComponent), fc.string(), fc.constant('%')), { maxLength: 4 })
      .map((parts) => parts.join(''));
    fc.assert(fc.property(mixed, (text) => void expect(decodedText(text)).toBe(orNull(decodeURIComponent, text))));
    const units = fc
      .array(fc.oneof(fc.nat(0xffff), fc.integer({ min: 0xd7ff, max: 0xe000 })), { maxLength: 8 })
      .map((all) => String.fromCharCode(...all));
    fc.assert(fc.property(units, (text) => void expect(encodedText(text)).toBe(orNull(encodeURIComponent, text))));
  });

  it('refuses half a surrogate pair as invalid UTF-8', () => {
    expect(badPath(asciiPath('/a\ud800'))).toBe('malformed-percent');
  });
});
