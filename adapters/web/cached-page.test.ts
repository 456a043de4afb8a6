import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StoredBody, textBody, variantOf, weightOf } from './cached-page.ts';

/** What a body really holds on to, with the buffers that its own may be cut from. */
const bytesHeld = async (body: StoredBody): Promise<number> => {
  const [br, gzip] = [await variantOf(body, 'br'), await variantOf(body, 'gzip')];
  return [body.identity, br.bytes, gzip.bytes].reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
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
          (await bytesHeld(html)) + (await bytesHeld(payload)),
        );
      }),
      { numRuns: 20 },
    );
  });
});
