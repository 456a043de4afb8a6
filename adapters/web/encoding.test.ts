import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, brotliLevels, bytesOfText, compress } from './encoding.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br, zstd;q=0', 'br'],
    ['gzip, deflate, br', 'br'],
    ['zstd', 'zstd'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['gzip;q=0.5', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('for %s is %s', (accepted, expected) => {
    expect(acceptedEncoding(accepted)).toBe(expected);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, zstd', 'gzip'],
    ['zstd', 'zstd'],
    ['br;q=0, zstd', 'zstd'],
  ])('of what is packed well, for %s, is %s', (accepted, expected) => {
    expect(acceptedEncoding(accepted, true)).toBe(expected);
  });

  it.each([1_000, 128 * 1024, 128 * 1024 + 1, 500_000])(
    'brings %i bytes back, packed at once or not',
    async (length) => {
      const bytes = Buffer.from('A gátőr szerint senki sem szólt. '.repeat(length / 30)).subarray(0, length);
      for (const [encoding, unpack] of [
        ['zstd', zstdDecompressSync],
        ['br', brotliDecompressSync],
      ] as const) {
        const packed = await compress(bytes, encoding);
        expect(packed.length).toBeLessThan(length / 4);
        expect(unpack(packed).equals(bytes)).toBe(true);
      }
    },
  );

  it('brings every text back, at every level', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 3000, unit: 'binary' }), async (text) => {
        const bytes = bytesOfText(text);
        expect(zstdDecompressSync(await compress(bytes, 'zstd')).equals(bytes)).toBe(true);
        expect(gunzipSync(await compress(bytes, 'gzip')).equals(bytes)).toBe(true);
        for (const level of Object.values(brotliLevels))
          expect(brotliDecompressSync(await compress(bytes, 'br', level)).equals(bytes)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
