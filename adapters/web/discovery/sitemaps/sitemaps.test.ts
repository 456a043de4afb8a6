import { Readable } from 'node:stream';
import fc from 'fast-check';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { describe, expect, it } from 'vitest';
import { faultsOfXml } from '../fixtures/valid-xml.fake.ts';
import { published } from '#core/editorial/articles/published.fake.ts';
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

  it('is rejected by the checker without URL, with an invalid date or too many entries', async () => {
    const xml = writeArticles(origin, [published({ path: '/a', changedAt: 1_795_000_000 })]);
    expect(await faultsOfXml('sitemap', xml.replace(/<loc>.*<\/loc>/, ''))).not.toEqual([]);
    expect(await faultsOfXml('sitemap', xml.replace(/<lastmod>[^<]*/, '<lastmod>tegnap'))).not.toEqual([]);
    expect(await faultsOfXml('sitemap', writeIndex(origin, []))).not.toEqual([]);
  });

  it('stays valid with any headline', async () => {
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

describe('a sitemap in a crawler', () => {
  const moment = fc.integer({ min: 0, max: 4_000_000_000 });
  const path = fc
    .string({ unit: fc.constantFrom('a', '7', '-', '/', '%C5%91', '&', '=', "'") })
    .map((one) => `/${one}?x=1&y=2`);
  const headline = fc
    .string({ unit: fc.constantFrom('<', '>', '&', '&amp;', '&#60;', ']]>', '"', "'", 'ő', '🚒', ' ') })
    .map((signs) => `a${signs}z`);
  const seconds = (time: string | undefined): number => Date.parse(time ?? '') / 1000;

  it('is every address with the time of its last change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ path, changedAt: moment }), { minLength: 1 }), async (items) => {
        const read = await parseSitemap(Readable.from([writeArticles(origin, items.map(published))]));
        expect(read.map(({ url, lastmod }) => [url, seconds(lastmod)])).toEqual(
          items.map((item) => [origin + item.path, item.changedAt]),
        );
      }),
    );
  });

  it('is every headline unchanged, with its time, its language and its newspaper', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ path, title: headline, publishedAt: moment, english: fc.boolean() }), { minLength: 1 }),
        headline,
        async (items, name) => {
          const read = await parseSitemap(Readable.from([writeNews(origin, name, items.map(published))]));
          expect(read.map(({ url, news }) => ({ url, ...news }))).toEqual(
            items.map(({ path: at, title, publishedAt, english }) => ({
              url: origin + at,
              publication: { name, language: english ? 'en' : 'hu' },
              publication_date: expect.toSatisfy((time: string) => seconds(time) === publishedAt),
              title,
            })),
          );
        },
      ),
    );
  });

  it('is every file of the index', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ path, changedAt: fc.option(moment) }), { minLength: 1 }), async (files) => {
        const read = await parseSitemapIndex(Readable.from([writeIndex(origin, files)]));
        expect(read.map(({ url, lastmod }) => [url, lastmod === undefined ? null : seconds(lastmod)])).toEqual(
          files.map((file) => [origin + file.path, file.changedAt]),
        );
      }),
    );
  });
});
