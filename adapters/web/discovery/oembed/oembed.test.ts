// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oembedOf, oembedXml } from './write-oembed.ts';

const answerFor = (title: string, lead: string, maxWidth = 4096) =>
  oembedOf(
    {
      frame: { site: { origin: 'https://lapunk.example', pathPrefix: '', name: 'Lapunk' }, common: { assetsUrl: '' } },
      head: { canonical: '/belfold/2026/11/21/a', description: lead, image: '/uploads/kep.jpg' },
    } as never,
    { title, authors: [{ name: 'Őrsi Béla', slug: 'orsi-bela', url: '/szerzo/orsi-bela' }] } as never,
    maxWidth,
    4096,
  );

describe('the oEmbed response for an article', () => {
  it('never holds markup but its own, in JSON or in XML', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('</blockquote><script>', '"><img src=x onerror=y>', ']]>', '\ud800'),
        ),
        (words) => {
          const answer = answerFor(words, words);
          const shown = new DOMParser().parseFromString(String(answer['html']), 'text/html').body;
          expect(
            [...shown.querySelectorAll('*')].every(({ localName }) =>
              ['blockquote', 'p', 'a', 'footer'].includes(localName),
            ),
          ).toBe(true);
          expect(shown.querySelectorAll('blockquote')).toHaveLength(1);
          expect(
            new DOMParser().parseFromString(oembedXml(answer), 'application/xml').querySelector('parsererror'),
          ).toBeNull();
        },
      ),
    );
  });

  it('respects the requested width, and omits a wider picture', () => {
    expect(answerFor('a', 'b')).toMatchObject({
      width: 640,
      thumbnail_width: 1200,
      author_url: 'https://lapunk.example/szerzo/orsi-bela',
    });
    expect(answerFor('a', 'b', 300)).toMatchObject({ width: 300 });
    expect(answerFor('a', 'b', 300)).not.toHaveProperty('thumbnail_url');
  });
});
