import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from './log-entry.ts';
import { emptyEntry, targetOf } from './log-entry.ts';
import { readPlainRequest } from './read-plain-request.ts';
import { readRequest } from './read-request.ts';

const read = (
  reader: typeof readRequest,
  bytes: Buffer,
  end: number,
): { readonly closing: number; readonly entry: Partial<LogEntry> } => {
  const entry = emptyEntry();
  const closing = reader(bytes, 0, end, entry);
  return {
    closing,
    entry: closing < 0 ? {} : { method: entry.method, start: entry.start, end: entry.end, text: targetOf(entry) },
  };
};

const piece = fc.constantFrom(
  'GET',
  'POST',
  'get',
  ' ',
  ' /',
  '/cikk/2026/11/21/arviz',
  '?a=1&b=%20',
  'https://lapunk.example/x',
  String.raw`\"`,
  String.raw`\x22`,
  '\\',
  'ő',
  '\u00ff',
  '\t',
  ' HTTP/1.1',
  ' HTTP/2',
  ' HTTP/2.0',
  'HTTP/',
  '"',
  '" 200 1',
  '[::1]',
  'x'.repeat(5000),
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.tuple(fc.webPath(), piece).map(([path, more]) => `GET ${path}${more} HTTP/1.1" 200`),
);

describe('a request that is read at once', () => {
  it('is the same as one that is read with care, whatever stands in the line and behind its end', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('utf8', 'latin1'), fc.nat(40), (line, encoding, cut) => {
        const bytes = Buffer.from(line, encoding);
        const end = Math.max(0, bytes.length - cut);
        const plain = read(readPlainRequest, bytes, end);
        if (plain.closing >= 0) expect(plain).toEqual(read(readRequest, bytes, end));
      }),
    );
  });

  it('is every plain one', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('1.0', '1.1', '2.0', '3.0'), (path, version) => {
        const bytes = Buffer.from(`GET ${path === '' ? '/' : path} HTTP/${version}"`);
        expect(read(readPlainRequest, bytes, bytes.length).closing).toBe(bytes.length - 1);
      }),
    );
  });

  it.each([
    'POST /x HTTP/1.1"',
    'GET /x"',
    'GET /x y HTTP/1.1"',
    'GET x HTTP/1.1"',
    'GET /x HTTP/2"',
    'GET /ő HTTP/1.1"',
    String.raw`GET /\" HTTP/1.1"`,
    'GET /x HTTP/1"1"',
    'GET /x HTTP/1.1',
    'GET ',
  ])('is not %j', (line) => {
    const bytes = Buffer.from(line);
    expect(readPlainRequest(bytes, 0, bytes.length, emptyEntry())).toBe(-1);
  });
});
