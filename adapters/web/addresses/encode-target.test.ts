import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodedPath, withEncodedTarget } from './encode-target.ts';

const rest = '\r\nHost: a\r\nX: ő\r\n\r\nő';
const bytes = (line: string, encoding: BufferEncoding = 'utf8'): Buffer =>
  Buffer.concat([Buffer.from(line, encoding), Buffer.from(rest)]);

describe('a target with bytes above ASCII', () => {
  it.each([
    ['GET /cimke/ő HTTP/1.1', 'GET /cimke/%C5%91 HTTP/1.1'],
    ['POST /a?q=é#ő HTTP/1.0', 'POST /a?q=%C3%A9#%C5%91 HTTP/1.0'],
    ['GET http://a/ő HTTP/1.1', 'GET http://a/%C5%91 HTTP/1.1'],
  ])('%s is %s, and the rest of the request is unchanged', (line, expected) => {
    expect(withEncodedTarget(bytes(line))).toEqual(bytes(expected));
  });

  it('is percent-encoded for any letters', () => {
    const letter = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replace(/[\0-\x20\x7f]/g, 'x'));
    fc.assert(
      fc.property(fc.oneof(letter, fc.constantFrom('à', 'Škoda', '\u00a0', '\u0085')), (text) => {
        const encoded = text.replace(/[^\0-\x7f]+/gu, encodeURIComponent);
        expect(withEncodedTarget(bytes(`GET /${text}?a=${text} HTTP/1.1`))).toEqual(
          bytes(`GET /${encoded}?a=${encoded} HTTP/1.1`),
        );
      }),
    );
  });

  it('is encoded byte by byte if it is not UTF-8', () => {
    expect(withEncodedTarget(bytes('GET /\xe1 HTTP/1.1', 'latin1'))).toEqual(bytes('GET /%E1 HTTP/1.1'));
  });

  it.each(['GET /a HTTP/1.1', 'GÉT /ő HTTP/1.1', 'GET /ő b HTTP/1.1', 'GET /ő', 'ő', '', 'GET /ő HTTP/2.0'])(
    'is left as it is in %j',
    (line) => {
      expect(withEncodedTarget(bytes(line))).toEqual(bytes(line));
    },
  );

  it('is left as it is while its line is not whole', () => {
    const half = Buffer.from('GET /ő HTTP/1.1\r');
    expect(withEncodedTarget(half)).toBe(half);
  });

  it.each([
    ['GET /ő HTTP/1.1', '/%C5%91'],
    ['HEAD /ő?a=é HTTP/1.1', '/%C5%91?a=%C3%A9'],
    ['GET //evil.example/ő HTTP/1.1', null],
    ['GET /\\evil.example/ő HTTP/1.1', null],
    ['GET http://evil.example/ő HTTP/1.1', null],
    ['POST /ő HTTP/1.1', null],
    ['GET /a HTTP/1.1', null],
  ])('leads from %s to %s of the same host', (line, expected) => {
    expect(encodedPath(bytes(line))).toBe(expected);
  });
});
