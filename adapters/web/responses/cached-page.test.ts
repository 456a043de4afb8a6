import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { noteSending, type StoredBody, textBody, variantOf, weightOf } from './cached-page.ts';
import { dictionaryOf } from './compression/dictionary.ts';
import type { Encoding } from './compression/encoding.ts';

const dictionary = dictionaryOf(Buffer.from('<p class="lead">Budapest</p>'));
const by = (encoding: Encoding) => ({ encoding, dictionary: null });

const bytesHeld = async (body: StoredBody, encodings: readonly Encoding[]): Promise<number> => {
  const forms = await Promise.all(encodings.map((encoding) => variantOf(body, { encoding, dictionary })));
  return [body.identity, ...forms.map(({ bytes }) => bytes)].reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
};

const words = fc.array(
  fc.constantFrom(
    'a',
    'kormány',
    'szerint',
    '<p class="lead">',
    '</p>',
    'Budapest',
    '<a href="/2026/11/22/hir">',
    '"title":',
    '12 345 Ft',
    'őszi',
  ),
  { minLength: 500, maxLength: 4_000 },
);
const text = fc.tuple(words, fc.string({ maxLength: 200 })).map(([all, noise]) => `${all.join(' ')}${noise}`);

describe('the weight of a copy', () => {
  it('is no less than the bytes that it holds once every encoding was asked for', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (document, data) => {
        const [html, payload] = [textBody(document, 'text/html', '', []), textBody(data, 'application/json', '', [])];
        expect(weightOf({ html, payload })).toBeGreaterThanOrEqual(
          (await bytesHeld(html, ['zstd', 'br', 'gzip', 'dcz', 'dcb'])) +
            (await bytesHeld(payload, ['zstd', 'br', 'gzip'])),
        );
      }),
      { numRuns: 20 },
    );
  });
});

describe('a repeated request for a body', () => {
  it('is packed better and better, is the same text, and is sent in one form to who takes both', async () => {
    const html = Array.from({ length: 900 }, (_, at) => `<p>${at * 7919}. sor a ${at % 13}. gátról</p>`).join('');
    const body = textBody(html, 'text/html', '', []);
    const first = await variantOf(body, by('br'));
    await variantOf(body, by('zstd'));
    const sizeAfter = async (sendings: number): Promise<number> => {
      for (let sending = 0; sending < sendings; sending += 1) noteSending(body, by('br'));
      await expect.poll(() => body.variants.get('br')?.bytes.length ?? 0).toBeLessThan(smallest);
      return (smallest = body.variants.get('br')?.bytes.length ?? 0);
    };
    let smallest = first.bytes.length;
    await sizeAfter(2);
    expect(body.use.wellCompressed).toBe(true);
    expect(body.variants.has('zstd')).toBe(false);
    await sizeAfter(18);
    const { head, bytes } = await variantOf(body, by('br'));
    expect(brotliDecompressSync(bytes).toString()).toBe(html);
    expect(head.slice(-4)).toEqual(['content-encoding', 'br', 'content-length', String(bytes.length)]);
  });

  it('is packed better by its dictionary, too, without a word of the other forms', async () => {
    const html = Array.from({ length: 900 }, (_, at) => `<p class="lead">${at * 7919}. sor</p>`).join('');
    const body = textBody(html, 'text/html', '', []);
    const packing = { encoding: 'dcz', dictionary } as const;
    await variantOf(body, packing);
    noteSending(body, packing);
    noteSending(body, packing);
    await expect.poll(() => [...body.variants.keys()]).toEqual(['identity', 'dcb']);
    expect([body.use, body.sharedUse]).toEqual([
      { sent: 0, wellCompressed: false },
      { sent: 2, wellCompressed: true },
    ]);
  });
});
