import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, brotliLevels, bytesOfText, compress, compressBy } from './encoding.ts';
import { dictionary } from '../../server/hit-servers.fake.ts';

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
    ['zebra, x-zstd', 'identity'],
    ['BR;Q=0, GZIP', 'gzip'],
    ['Br ; q=0.001 ,x', 'br'],
    ['br;q=0.000\t,\tgzip;q=1.000', 'gzip'],
    ['br;q=2, gzip;q=, zstd;level=3', 'identity'],
    ['br gzip', 'identity'],
    ['*', 'identity'],
    ['', 'identity'],
    [`br${','.repeat(198)}`, 'br'],
    [`br${','.repeat(199)}`, 'identity'],
    [undefined, 'identity'],
  ])('for %s is %s', (accepted, expected) => {
    expect(acceptedEncoding(accepted)).toBe(expected);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, zstd', 'gzip'],
    ['zstd', 'zstd'],
    ['br;q=0, zstd', 'zstd'],
  ])('of compressible content, for %s, is %s', (accepted, expected) => {
    expect(acceptedEncoding(accepted, true)).toBe(expected);
  });

  const KB = 1024;
  const byDictionary = (bytes: Buffer) => compressBy(dictionary, bytes, 'dcz');
  const decompressByDictionary = (compressed: Buffer) =>
    zstdDecompressSync(compressed.subarray(40), { dictionary: dictionary.bytes });
  it.each([
    ['zstd', 128, (bytes: Buffer) => compress(bytes, 'zstd'), zstdDecompressSync],
    ['br', 96, (bytes: Buffer) => compress(bytes, 'br'), brotliDecompressSync],
    ['dcz', 48, byDictionary, decompressByDictionary],
  ] as const)('by %s packs up to %i KB at once, and hands on what is larger', async (_, max, pack, decompress) => {
    for (const length of [1_000, max * KB, max * KB + 1, 500_000]) {
      const bytes = Buffer.from('A gátőr szerint senki sem szólt. '.repeat(length / 30)).subarray(0, length);
      let isCompressed = false;
      const packing = pack(bytes).finally(() => (isCompressed = true));
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      expect(isCompressed).toBe(length <= max * KB);
      const compressed = await packing;
      expect(compressed.length).toBeLessThan(length / 4);
      expect(decompress(compressed).equals(bytes)).toBe(true);
    }
  });

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
