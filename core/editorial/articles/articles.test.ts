import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someResolver, someResources } from '../../addresses/address-resolver.fake.ts';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import type { Site, SiteRole } from '../../addresses/sites/site.ts';
import { localTime } from '../../wording/local-time.ts';
import { addressSite } from './address-site.ts';
import { canonicalPath as canonicalPathOver } from './canonical-path.ts';
import { isVisibleTo } from './is-visible-to.ts';
import { rewriteByline } from './rewrite-byline.ts';
import { sameAddress } from './same-address.ts';

const ofRole = (role: SiteRole): Site => fiveSites.find((site) => site.role === role) ?? fiveSites[0];
const [main, after, g7, karakter, sister] = [
  ofRole('main'),
  ofRole('after'),
  ofRole('g7'),
  ofRole('karakter'),
  ofRole('sister'),
];
const at = (iso: string): number => Date.parse(iso) / 1000;
const book = someResolver();
const canonicalPath = canonicalPathOver(book.linkTo);
const slugs = fc.stringMatching(/^[a-z0-9áéőű][a-z0-9áéőű -]{0,20}$/).filter((slug) => slug !== 'elo');
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    ...someResources.flatMap((row) => ('path' in row ? row.path : row.suffix).split('/')),
    'elo',
    'ELO',
    'rovat',
    'legfrissebb',
    'tag',
    'list',
    't',
    'shop',
    'g7',
    'lapakademia',
    'te',
    '',
    '.',
    '..',
    '...',
    '.a',
    'a.',
    'a/b',
    'kis/anna',
    '/',
    '\\',
    '%',
    '%2F',
    'a b',
    '\u0000',
    '\u007f',
    '\u0085',
    '\ud800',
    '\u212b',
    'İ',
    '2026',
    '20261120',
    '11',
    '?',
    '#',
    '{x}',
  ),
);
const sections = fc.constantFrom('belfold', 'velemeny', 'élő-világ', null);

describe('canonicalPath', () => {
  const publishedAt = at('2026-11-20T12:00:00Z');

  it('carries prefix, section, date and slug', () => {
    expect(canonicalPath({ site: main, section: 'belfold', publishedAt, slug: 'cikk' })).toBe(
      '/belfold/2026/11/20/cikk',
    );
    expect(canonicalPath({ site: g7, section: 'adat', publishedAt, slug: 'cikk' })).toBe('/g7/adat/2026/11/20/cikk');
    expect(canonicalPath({ site: main, section: null, publishedAt, slug: 'cikk' })).toBe('/2026/11/20/cikk');
  });

  it('ends in /elo for a live blog, where such an address exists', () => {
    expect(canonicalPath({ site: main, section: 'belfold', publishedAt, slug: 'cikk', live: true })).toBe(
      '/belfold/2026/11/20/cikk/elo',
    );
    expect(canonicalPath({ site: main, section: null, publishedAt, slug: 'cikk', live: true })).toBe(
      '/2026/11/20/cikk',
    );
    expect(canonicalPath({ site: g7, section: 'adat', publishedAt, slug: 'cikk', live: true })).toBe(
      '/g7/adat/2026/11/20/cikk',
    );
  });

  it("bears the date of the site's own clocks, not that of UTC", () => {
    const newYear = { section: 'belfold', publishedAt: at('2026-12-31T22:30:00Z'), slug: 'cikk' };
    expect(canonicalPath({ site: main, ...newYear })).toBe('/belfold/2026/12/31/cikk');
    expect(canonicalPath({ site: sister, ...newYear })).toBe('/belfold/2027/01/01/cikk');
  });

  it.each([
    ['elo', 'belfold'],
    ['', 'belfold'],
    ['..', 'belfold'],
    ['a/b', 'belfold'],
    ['_payload.json', 'belfold'],
    ['_version.json', 'belfold'],
    ['\ud800', 'belfold'],
    ['a\u0000', 'belfold'],
    ['a\\b', 'belfold'],
    ['cikk', 'rovat'],
    ['cikk', 'legfrissebb'],
    ['cikk', 'tag'],
    ['cikk', 'g7'],
    ['cikk', 'rss'],
    ['cikk', ''],
    ['cikk', '..'],
    ['cikk', 'a/b'],
    ['cikk', '\ud800'],
  ])('is null for slug %j in section %j, whose path is already taken', (slug, section) => {
    expect(canonicalPath({ site: main, section, publishedAt, slug })).toBe(null);
  });

  const asked = {
    site: fc.constantFrom(main, after, g7, karakter, sister),
    time: fc.integer({ min: -3_000_000_000, max: 40_000_000_000 }),
    live: fc.boolean(),
  };
  const judged = (site: Site, path: string) => book.judge({ host: site.domain, path, query: '' });

  it("is judged as that article's own page, with the same parameters, for whatever slug and section", () => {
    fc.assert(
      fc.property(
        asked.site,
        fc.option(anything),
        anything,
        asked.time,
        asked.live,
        (site, section, slug, publishedAt, live) => {
          const path = canonicalPath({ site, section, publishedAt, slug, live });
          if (path === null) return;
          const { outcome, site: chosen, route } = judged(site, path);
          const { year, month, day } = localTime(publishedAt, site.timeZone);
          expect([outcome, chosen?.site.slug, route?.name]).toEqual([
            'page',
            site.slug,
            path.endsWith('/elo') ? 'liveblog_article' : 'single_article',
          ]);
          expect(route?.params).toEqual({
            ...(site.pathPrefix === '' ? {} : { site: site.slug }),
            ...(section === null ? {} : { mainSuperTag: section }),
            year: String(year).padStart(4, '0'),
            month: String(month).padStart(2, '0'),
            day: String(day).padStart(2, '0'),
            slug,
          });
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is somewhere for every plain article', () => {
    fc.assert(
      fc.property(
        asked.site,
        sections,
        slugs,
        fc.integer({ min: 0, max: 4_000_000_000 }),
        asked.live,
        (site, section, slug, publishedAt, live) => {
          expect(canonicalPath({ site, section, publishedAt, slug, live })).not.toBe(null);
        },
      ),
    );
  });
});

describe('addressSite', () => {
  it('is the owner on the same domain, and the site that is read where the owner is a stranger', () => {
    expect(addressSite(fiveSites, main, 'g7')).toBe(g7);
    expect(addressSite(fiveSites, g7, main.slug)).toBe(main);
    expect(addressSite(fiveSites, sister, 'g7')).toBe(sister);
    expect(addressSite(fiveSites, main, 'nobody')).toBe(main);
  });
});

describe('sameAddress', () => {
  it('does not mind how an address is encoded or composed', () => {
    expect(sameAddress('/rovat/%C3%A9l%C5%91', '/rovat/élő')).toBe(true);
    expect(sameAddress('/rovat/e\u0301l\u0151', '/rovat/%C3%A9l%C5%91')).toBe(true);
    expect(sameAddress('/rovat/elo', '/rovat/élő')).toBe(false);
  });

  it('holds for any text and its encoding, and compares even what cannot be decoded', () => {
    fc.assert(
      fc.property(slugs, (slug) => {
        expect(sameAddress(`/${slug}`, `/${encodeURIComponent(slug)}`)).toBe(true);
      }),
    );
    expect(sameAddress('/%zz', '/%zz')).toBe(true);
    expect(sameAddress('/%zz', '/%z')).toBe(false);
  });
});

describe('isVisibleTo', () => {
  it.each([
    [true, true, false, true, 'active'],
    [true, true, true, true, 'active'],
    [false, true, false, false, 'inactive'],
    [true, false, false, false, 'inactive-main-tag'],
    [false, false, false, false, 'inactive'],
    [false, true, true, true, 'staff'],
    [true, false, true, true, 'staff'],
  ])('of active %s, main tag %s, staff %s is %s: %s', (active, mainTagActive, loggedIn, visible, reason) => {
    expect(isVisibleTo({ active, mainTagActive, loggedIn, publishedAt: 100, now: 100 })).toEqual({ visible, reason });
    if (reason === 'active')
      expect(isVisibleTo({ active, mainTagActive, loggedIn, publishedAt: 101, now: 100 })).toEqual(
        loggedIn ? { visible: true, reason: 'staff' } : { visible: false, reason: 'scheduled' },
      );
    else
      expect(isVisibleTo({ active, mainTagActive, loggedIn, publishedAt: 101, now: 100 })).toEqual({ visible, reason });
  });
});

describe('rewriteByline', () => {
  const author = { slug: 'kiss-anna', name: 'Kiss Anna', title: 'újságíró', avatar: null };
  const titleOn = (site: Site, siteSlug: string, originatingSite: string | null): string | undefined =>
    rewriteByline({ authors: [author], siteSlug, originatingSite }, site, fiveSites)[0]?.title;

  it('keeps the job title at home', () => {
    expect(titleOn(main, main.slug, null)).toBe('újságíró');
    expect(titleOn(g7, main.slug, 'g7')).toBe('újságíró');
  });

  it('names the site that an article comes from, before the one that owns it', () => {
    expect(titleOn(main, 'g7', null)).toBe(g7.name);
    expect(titleOn(main, main.slug, 'after')).toBe(after.name);
  });

  it('keeps the job title when the site is unknown', () => {
    expect(titleOn(main, 'nobody', null)).toBe('újságíró');
  });
});
