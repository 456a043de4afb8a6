import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fiveSites } from './sites/five-sites.fake.ts';
import { selectSite } from './sites/select-site.ts';
import { pageRoutes } from '../pages/route-table.ts';
import type { RouteParams } from './paths/to-params.ts';
import { routeNames } from '../pages/pages.ts';

const { linkTo, matchRoute } = pageRoutes({ sites: fiveSites, academySegment: 'lapakademia' });
const select = selectSite(fiveSites);
const followed = (link: string): ReturnType<typeof matchRoute> => {
  const [path = '', query = ''] = link.split('?');
  return matchRoute(select('lapunk.example', decodeURIComponent(path)).site, path, query);
};

const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[a-z0-9-]{1,12}$/),
  fc.constantFrom('elo', '..', 'a/b', 'g7', 'siker', '2024', '03', '28', 'ő'),
);
const params: fc.Arbitrary<RouteParams> = fc.record(
  {
    fullPath: value,
    slug: value,
    site: value,
    mainSuperTag: value,
    year: value,
    month: value,
    day: value,
    subSlug: value,
    key: value,
  },
  { requiredKeys: [] },
);

describe('a link that the product builds', () => {
  it('always matches its route, with the same parameters and page', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...routeNames),
        params,
        fc.option(fc.integer({ min: 2, max: 999_999 }), { nil: undefined }),
        (name, given, page) => {
          const link = linkTo(name, given, page);
          if (link === null || name === 'articles_by_site') return;
          expect(followed(link)).toEqual({ name, params: given, ...(link.includes('?') ? { page } : {}) });
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('is built for every plain article, tag and section', () => {
    const slug = fc.stringMatching(/^[a-z0-9áéíóöőúüű-]{1,20}$/).filter((text) => text !== 'elo');
    fc.assert(
      fc.property(slug, slug, (tag, name) => {
        expect(linkTo('articles_by_tag', { fullPath: `${tag}/${name}` })).not.toBe(null);
        expect(
          linkTo('single_article', { mainSuperTag: `x-${tag}`, year: '2024', month: '02', day: '29', slug: name }),
        ).not.toBe(null);
      }),
    );
  });

  it.each([
    ['index', {}, undefined, '/'],
    ['articles_by_mstag', { site: 'after', fullPath: 'film' }, 3, '/after/rovat/film?oldal=3'],
    ['articles_by_author', { fullPath: 'őri anna' }, 1, '/szerzo/%C5%91ri%20anna'],
    ['articles_by_site', { site: 'g7' }, 2, '/g7?oldal=2'],
    ['g7', { slug: 'adat' }, undefined, '/g7/adat'],
    ['academy', {}, undefined, '/lapakademia'],
    [
      'liveblog_article',
      { mainSuperTag: 'belfold', year: '2024', month: '03', day: '28', slug: 'x' },
      5,
      '/belfold/2024/03/28/x/elo',
    ],
    ['tippjatek', { subSlug: 'a', key: 'b' }, undefined, '/melleklet/tippjatek/a/b'],
  ] as const)('%s %o on page %s is %s', (name, given, page, expected) => {
    expect(linkTo(name, given, page)).toBe(expected);
  });

  it.each([
    ['articles_by_tag', {}],
    ['articles_by_tag', { fullPath: '' }],
    ['articles_by_tag', { fullPath: 'a//b' }],
    ['articles_by_tag', { fullPath: '..' }],
    ['doc', { slug: 'a/b' }],
    ['doc', { slug: '\ud800' }],
    ['doc', { slug: 'elo' }],
    ['g7', { slug: 'x' }],
    ['articles_by_site', { site: 'sport' }],
    ['single_article', { year: '2024', month: '02', day: '30', slug: 'x' }],
    ['single_article', { mainSuperTag: 'te', year: '2024', month: '02', day: '01', slug: 'x' }],
    ['tippjatek', { key: 'b' }],
    ['melleklet', { fullPath: 'tippjatek' }],
  ] as const)('%s %o names no address', (name, given) => {
    expect(linkTo(name, given)).toBe(null);
  });
});
