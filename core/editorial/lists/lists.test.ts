import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublishedCard } from '../articles/article.ts';
import { type RouteMatch } from '../../addresses/routes/route.ts';
import { routeNames, type RouteName } from '../../pages/pages.ts';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import type { Site, SiteRole } from '../../addresses/sites/site.ts';
import { highlightBox, notListed } from './highlight-box.ts';
import { highlightIndex } from './highlight-index.ts';
import { highlightFilters, listFilter } from './list-filter.ts';
import { isHikingPage } from './hiking.ts';
import { listHeader } from '../../pages/list/list-header.ts';
import { perPage } from '../../pages/list/per-page.ts';
import { losesFilters, readSearchFilters } from '../search/read-search-filters.ts';
import { sectionTabs } from './section-tabs.ts';
import { sidebarBoxes } from './sidebar-boxes.ts';
import { someSupplements } from '../supplements/some-supplements.fake.ts';
import { withPartner } from './with-partner.ts';

const site = (role: SiteRole): Site => fiveSites.find((one) => one.role === role) ?? fiveSites[0];
const route = (name: RouteName, params: Record<string, string> = {}): RouteMatch => ({ name, params });
const ids = fc.uniqueArray(fc.nat(30), { maxLength: 12 });
const cards = (numbers: readonly number[]): readonly PublishedCard[] => numbers.map((id) => ({ id }) as PublishedCard);

describe('highlightIndex', () => {
  it.each([
    [{ items: 10, count: 4 }, 4],
    [{ page: 1, items: 10, count: 4 }, 4],
    [{ page: 4, items: 10, count: 4 }, 3],
    [{ page: 2, items: 6, count: 8 }, 5],
    [{ page: 3, items: 10, count: 2 }, 4],
    [{ items: 10, count: 1 }, 3],
    [{ items: 5, count: 4 }, null],
    [{ items: 10, count: 0 }, null],
  ])('of %j is %s', (place, index) => {
    expect(highlightIndex(place)).toBe(index);
  });

  it('is between the fourth and the seventh place of the list', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: 6, max: 50 }),
        fc.integer({ min: 1, max: 20 }),
        (page, items, count) => {
          const index = highlightIndex({ page, items, count }) ?? -1;
          expect(index >= 3 && index <= 6 && index - 3 < count).toBe(true);
        },
      ),
    );
  });
});

describe('highlightBox', () => {
  const idsOf = (box: readonly { readonly id: number }[] | null) => box && box.map(({ id }) => id);

  it('has exactly four articles that the list lacks, once each and in order', () => {
    expect(idsOf(highlightBox('english', cards([1, 2]), cards([9, 1, 8, 8, 7, 6])))).toEqual([9, 8, 7, 6]);
    expect(highlightBox('articles_by_mstag', cards([1]), cards([9, 8, 7]))).toBeNull();
    expect(highlightBox('articles_by_mstag', cards([1]), cards([9, 8, 7, 6, 5]))).toBeNull();
  });

  it('exists only on /english and section lists', () => {
    const standing = routeNames.filter((name) => highlightBox(name, [], cards([1, 2, 3, 4])) !== null);
    expect(standing).toEqual(['english', 'articles_by_mstag']);
  });

  it('never repeats a listed article', () => {
    fc.assert(
      fc.property(ids, fc.array(fc.nat(30)), (listed, highlights) => {
        const left = notListed(cards(listed), cards(highlights)).map(({ id }) => id);
        expect(new Set(left).size).toBe(left.length);
        expect(new Set(left)).toEqual(new Set(highlights.filter((id) => !listed.includes(id))));
      }),
    );
  });
});

describe('withPartner', () => {
  it('puts the partner third, or last in shorter lists, and only once', () => {
    fc.assert(
      fc.property(ids, fc.nat(30), (listed, partner) => {
        const mixed = withPartner(cards(listed), { id: partner } as PublishedCard).map(({ id }) => id);
        const others = listed.filter((id) => id !== partner);
        expect(mixed.indexOf(partner)).toBe(Math.min(2, others.length));
        expect(mixed.filter((id) => id !== partner)).toEqual(others);
      }),
    );
  });

  it('changes nothing without a partner', () => {
    const items = cards([1, 2, 3]);
    expect(withPartner(items, null)).toBe(items);
  });
});

describe('listFilter', () => {
  it.each([
    ['main', route('articles_by_tag', { fullPath: 'arviz' }), { by: 'tag', value: 'arviz' }],
    ['main', route('articles_by_author', { fullPath: 'kiss-anna' }), { by: 'author', value: 'kiss-anna' }],
    ['main', route('articles_by_mstag', { fullPath: 'belfold' }), { by: 'mstag', value: 'belfold' }],
    [
      'main',
      route('articles_by_mstag', { fullPath: 'szepkilatas/nehez' }),
      { by: 'mstag', value: 'szepkilatas', withTag: 'nehez-tura', withoutTag: 'turahirek' },
    ],
    [
      'main',
      route('articles_by_mstag', { fullPath: 'szepkilatas' }),
      { by: 'mstag', value: 'szepkilatas', withoutTag: 'turahirek' },
    ],
    ['main', route('melleklet', { fullPath: 'valasztas' }), { by: 'mstag', value: 'valasztas' }],
    [
      'main',
      route('melleklet', { fullPath: 'valasztas/elemzesek' }),
      { by: 'mstag', value: 'valasztas', withTag: 'elemzes' },
    ],
    ['main', route('melleklet', { fullPath: 'valasztas/listak' }), null],
    ['main', route('melleklet', { fullPath: 'valasztas/nincs' }), null],
    ['main', route('melleklet', { fullPath: 'nincs' }), null],
    ['sister', route('melleklet', { fullPath: 'valasztas' }), null],
    ['main', route('list', { slug: 'kedvenceink' }), { by: 'flag', value: 'kedvenc' }],
    ['g7', route('g7'), { by: 'site', value: 'g7' }],
    ['g7', route('g7', { slug: 'friss' }), { by: 'site', value: 'g7' }],
    ['g7', route('g7', { slug: 'penz' }), { by: 'mstag', value: 'penz' }],
    ['after', route('after'), { by: 'site', value: 'after' }],
    ['main', route('index'), null],
  ] as const)('on %s of %j is %j', (role, match, filter) => {
    expect(listFilter(match, site(role), someSupplements)).toEqual(filter);
  });
});

describe('highlightFilters', () => {
  it('are of the section, except for the plain ones', () => {
    expect(highlightFilters(route('articles_by_mstag', { fullPath: 'belfold' }))).toEqual({
      superTagSlugs: ['belfold'],
    });
    expect(highlightFilters(route('english'))).toEqual({ flags: ['english'] });
    expect(highlightFilters(route('articles_by_mstag', { fullPath: 'szepkilatas/nehez' }))).toEqual({
      superTagSlugs: ['szepkilatas'],
      withoutTags: ['turahirek'],
    });
    for (const fullPath of ['kozlemeny', 'velemeny', 'direkt36'])
      expect(highlightFilters(route('articles_by_mstag', { fullPath }))).toBeNull();
    expect(highlightFilters(route('articles_by_tag', { fullPath: 'arviz' }))).toBeNull();
  });
});

describe('listHeader', () => {
  const list = { title: 'Belföld', description: '', author: null, rss: null };

  it('is the logo of a cover, a title, or an author', () => {
    expect(listHeader(route('g7', { slug: 'adat' }), site('g7'), list, someSupplements)).toMatchObject({
      kind: 'logo',
      title: 'g7',
      rss: '/rss/rovat/g7',
    });
    expect(
      listHeader(route('articles_by_mstag', { fullPath: 'belfold' }), site('main'), list, someSupplements),
    ).toMatchObject({ kind: 'title', title: 'Belföld', rss: null });
    const author = { slug: 'kiss-anna', name: 'Kiss Anna', title: 'újságíró', avatar: '/uploads/kiss-anna.png' };
    expect(
      listHeader(
        route('articles_by_author', { fullPath: 'kiss-anna' }),
        site('main'),
        { ...list, author },
        someSupplements,
      ),
    ).toMatchObject({ kind: 'author', title: 'Kiss Anna', role: 'újságíró', avatar: '/uploads/kiss-anna.png' });
  });

  it('has a title for English, sport, the plain lists and every supplement', () => {
    const title = (match: RouteMatch) => listHeader(match, site('main'), { ...list, title: '' }, someSupplements).title;
    expect(title(route('english'))).toBe('English');
    expect(title(route('articles_by_mstag', { fullPath: 'sport' }))).toBe('Sport');
    expect(title(route('list', { slug: 'legfontosabb' }))).toBe('Legfontosabb');
    for (const { slug, title: own } of someSupplements) expect(title(route('melleklet', { fullPath: slug }))).toBe(own);
  });

  it('never goes without a title', () => {
    expect(
      listHeader(route('articles_by_tag', { fullPath: 'arviz' }), site('main'), { ...list, title: '' }, someSupplements)
        .title,
    ).toBe('arviz');
  });

  it("has the feed of the specification where that names one, and upstream's elsewhere", () => {
    expect(listHeader(route('english'), site('main'), list, someSupplements).rss).toBe('/rss/rovat/english');
    expect(listHeader(route('after'), site('after'), list, someSupplements).rss).toBe('/rss/rovat/after');
    expect(
      listHeader(
        route('articles_by_mstag', { fullPath: 'belfold' }),
        site('main'),
        { ...list, rss: '/rss/rovat/belfold' },
        someSupplements,
      ).rss,
    ).toBe('/rss/rovat/belfold');
  });
});

describe('sectionTabs', () => {
  it('are those of g7, the hikes and the fact checks', () => {
    expect(sectionTabs(route('g7'), site('g7')).map(({ path }) => path)).toEqual([
      '/g7',
      '/g7/friss',
      '/g7/adat',
      '/g7/penz',
      '/g7/kozelet',
      '/g7/podcast',
    ]);
    expect(sectionTabs(route('articles_by_mstag', { fullPath: 'szepkilatas/konnyu' }), site('main'))).toHaveLength(5);
    expect(sectionTabs(route('articles_by_mstag', { fullPath: 'ellenorzo' }), site('main'))).toHaveLength(2);
    expect(sectionTabs(route('articles_by_mstag', { fullPath: 'belfold' }), site('main'))).toEqual([]);
    expect(sectionTabs(route('articles_by_mstag', { fullPath: 'szepkilatas' }), site('sister'))).toEqual([]);
  });
});

describe('sidebarBoxes', () => {
  it('leave the newest out on /legfrissebb, /english and after', () => {
    expect(routeNames.filter((name) => !sidebarBoxes(route(name)).newest)).toEqual(['legfrissebb', 'english', 'after']);
  });

  it('omit following on /english and links on /g7, and have music only on /after', () => {
    expect(routeNames.filter((name) => !sidebarBoxes(route(name)).follow)).toEqual(['english']);
    expect(routeNames.filter((name) => !sidebarBoxes(route(name)).day)).toEqual(['english']);
    expect(routeNames.filter((name) => !sidebarBoxes(route(name)).links)).toEqual(['g7']);
    expect(routeNames.filter((name) => sidebarBoxes(route(name)).music)).toEqual(['after']);
  });
});

describe('isHikingPage', () => {
  it('is the section of the main site and its tabs', () => {
    expect(isHikingPage(route('articles_by_mstag', { fullPath: 'szepkilatas' }), site('main'))).toBe(true);
    expect(isHikingPage(route('articles_by_mstag', { fullPath: 'szepkilatas/extrem' }), site('main'))).toBe(true);
    expect(isHikingPage(route('articles_by_mstag', { fullPath: 'szepkilatas' }), site('sister'))).toBe(false);
    expect(isHikingPage(route('articles_by_tag', { fullPath: 'szepkilatas' }), site('main'))).toBe(false);
  });
});

describe('perPage', () => {
  it('is five on the covers of after and g7, ten elsewhere', () => {
    expect(routeNames.filter((name) => perPage(name) !== 10)).toEqual(['after', 'g7']);
    expect(perPage('g7')).toBe(5);
  });
});

describe('readSearchFilters', () => {
  it('reads the lists that it knows', () => {
    expect(readSearchFilters('{"and_tags":["Duna"],"superTags":["Belföld (15)"],"colour":["red"]}')).toEqual({
      and_tags: ['Duna'],
      superTags: ['Belföld'],
    });
  });

  it.each([null, '', '{', '[]', 'null', '7', '{"authors":"x"}', '{"authors":[1,null,""]}'])(
    'makes of %s no filter',
    (text) => {
      expect(readSearchFilters(text)).toEqual({});
    },
  );

  it.each([
    `${'['.repeat(1000)}${']'.repeat(1000)}`,
    `{"and_tags":${'['.repeat(3000)}${']'.repeat(3000)}}`,
    `{"and_tags":["${'x'.repeat(1_000_000)}"]}`,
    '{"and_tags":["Duna"',
  ])('stands a filter of any depth or length: %.20s', (text) => {
    expect(readSearchFilters(text)).toEqual({});
    expect(losesFilters(text)).toBe(true);
  });

  it('cuts a value that is too long behind a word, and never leaves it out', () => {
    const long = `${'x'.repeat(60)} ${'ő'.repeat(40)}`;
    for (const name of ['title', 'and_tags', 'superTags', 'authors']) {
      const text = JSON.stringify({ [name]: [long, '🌉'.repeat(101)] });
      expect(readSearchFilters(text)).toEqual({ [name]: ['x'.repeat(60), '🌉'.repeat(100)] });
      expect(losesFilters(text)).toBe(false);
    }
  });

  it('stays within upstream’s limits for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.array(fc.string(), { maxLength: 60 }).map((tags) => JSON.stringify({ and_tags: tags, authors: tags })),
        ),
        (text) => {
          const values = Object.values(readSearchFilters(text)).flat();
          expect(values.length).toBeLessThanOrEqual(32);
          for (const value of values)
            expect(typeof value === 'string' && value.length >= 1 && [...value].length <= 100).toBe(true);
        },
      ),
    );
  });
});

describe('losesFilters', () => {
  it.each([
    null,
    '',
    ' ',
    'null',
    '{}',
    '{"tags":[],"superTags":[],"authors":[],"title":[]}',
    '{"and_tags":["Duna"],"superTags":["Belföld (15)"]}',
    '{"authors":null}',
  ])('is not so of %s', (text) => {
    expect(losesFilters(text)).toBe(false);
  });

  it.each([
    '{',
    '[]',
    '7',
    '"x"',
    '{"colour":["red"]}',
    '{"authors":"x"}',
    '{"authors":[1]}',
    '{"authors":["Kiss Anna",""]}',
    `{"and_tags":${JSON.stringify(Array.from('abcdefghi'))}}`,
  ])('is so of %s', (text) => {
    expect(losesFilters(text)).toBe(true);
  });

  it('is never so of filters that were read and written again', () => {
    fc.assert(fc.property(fc.json(), (text) => !losesFilters(JSON.stringify(readSearchFilters(text)))));
  });
});
