import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxAddresses, sitemapAt, sitemapFiles, sitemapPath } from './sitemap-files.ts';

const months = fc
  .tuple(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

describe('the files of a sitemap', () => {
  it('have names that resolve back to the same file', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: 1, max: 999 }), (month, part) => {
        expect(sitemapAt(sitemapPath({ month, part }))).toEqual({ month, part });
      }),
    );
  });

  it.each([
    '/sitemaps/2026-13.xml',
    '/sitemaps/2026-11-1.xml',
    '/sitemaps/2026-11-0.xml',
    '/sitemaps/2026-11.xml/',
    '/sitemaps/news.xml',
    '/sitemaps/2026-1.xml',
  ])('%s is not a sitemap file', (path) => {
    expect(sitemapAt(path)).toBeNull();
  });

  it('hold every article and none holds too many', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: 0, max: 400_000 }), (month, articles) => {
        const files = sitemapFiles([{ month, articles, changedAt: 7 }]);
        expect(files.length * maxAddresses).toBeGreaterThanOrEqual(articles);
        expect((files.length - 1) * maxAddresses).toBeLessThan(Math.max(articles, 1));
        expect(files.map(({ part }) => part)).toEqual(files.map((_, at) => at + 1));
      }),
    );
  });
});
