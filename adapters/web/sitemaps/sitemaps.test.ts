import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOfXml } from '../fixtures/valid-xml.fake.ts';
import { published } from '#core/articles/published.fake.ts';
import { writeArticles, writeIndex, writeNews } from './write-sitemaps.ts';

const origin = 'https://lapunk.example';
const hostile = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.constantFrom(']]>', '<', '&', '\u0001x', '\ud800x'),
);

describe('a sitemap', () => {
  it('is valid: an index, addresses, news, and none of them when there is nothing new', async () => {
    expect(
      await faultsOfXml(
        'sitemap',
        writeIndex(origin, [
          { path: '/sitemaps/2026-11.xml', changedAt: 1_795_000_000 },
          { path: '/sitemaps/news.xml', changedAt: null },
        ]),
      ),
    ).toEqual([]);
    expect(
      await faultsOfXml(
        'sitemap',
        writeArticles(origin, [published({ path: '/a?b=1&c=2', changedAt: 1_795_000_000 })]),
      ),
    ).toEqual([]);
    expect(
      await faultsOfXml(
        'sitemap',
        writeNews(origin, 'Lapunk', [
          published({ path: '/a', title: 'Cím', publishedAt: 1_795_000_000, english: false }),
        ]),
      ),
    ).toEqual([]);
    expect(await faultsOfXml('sitemap', writeNews(origin, 'Lapunk', []))).toEqual([]);
  });

  it('would be found out: no address, a date that is none, more than the protocol lets in', async () => {
    const xml = writeArticles(origin, [published({ path: '/a', changedAt: 1_795_000_000 })]);
    expect(await faultsOfXml('sitemap', xml.replace(/<loc>.*<\/loc>/, ''))).not.toEqual([]);
    expect(await faultsOfXml('sitemap', xml.replace(/<lastmod>[^<]*/, '<lastmod>tegnap'))).not.toEqual([]);
    expect(await faultsOfXml('sitemap', writeIndex(origin, []))).not.toEqual([]);
  });

  it('stays whole whatever a headline says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { minLength: 50, maxLength: 50 }), async (titles) => {
        const items = titles.map((title) =>
          published({ path: '/a', title: `x${title}`, publishedAt: 1_795_000_000, english: true }),
        );
        expect(await faultsOfXml('sitemap', writeNews(origin, `L${titles[0]}`, items))).toEqual([]);
      }),
      { numRuns: 3, endOnFailure: true },
    );
  });
});
