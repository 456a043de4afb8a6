import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRoutes } from '../addresses/routes/compile-routes.ts';
import { fiveSites } from '../addresses/sites/five-sites.fake.ts';
import type { Site, SiteRole } from '../addresses/sites/site.ts';
import { localTime } from '../wording/local-time.ts';
import { addressSite } from './address-site.ts';
import { canonicalPath } from './canonical-path.ts';
import { isVisibleTo } from './is-visible-to.ts';
import { rewriteByline } from './rewrite-byline.ts';
import { sameAddress } from './same-address.ts';

const ofRole = (role: SiteRole): Site => fiveSites.find((site) => site.role === role) ?? fiveSites[0];
const [main, after, g7, karakter, sister] = [ofRole('main'), ofRole('after'), ofRole('g7'), ofRole('karakter'), ofRole('sister')];
const at = (iso: string): number => Date.parse(iso) / 1000;
const routes = compileRoutes({ sites: fiveSites, academySegment: 'akademia' });
const slugs = fc.stringMatching(/^[a-z0-9áéőű][a-z0-9áéőű -]{0,20}$/).filter((slug) => slug !== 'elo');
const sections = fc.constantFrom('belfold', 'velemeny', 'élő-világ', null);

describe('canonicalPath', () => {
  const publishedAt = at('2026-11-20T12:00:00Z');

  it('carries prefix, section, date and slug', () => {
    expect(canonicalPath({ site: main, section: 'belfold', publishedAt, slug: 'cikk' })).toBe('/belfold/2026/11/20/cikk');
    expect(canonicalPath({ site: g7, section: 'adat', publishedAt, slug: 'cikk' })).toBe('/g7/adat/2026/11/20/cikk');
    expect(canonicalPath({ site: main, section: null, publishedAt, slug: 'cikk' })).toBe('/2026/11/20/cikk');
  });

  it('ends in /elo for a live blog, where such an address exists', () => {
    expect(canonicalPath({ site: main, section: 'belfold', publishedAt, slug: 'cikk', live: true })).toBe('/belfold/2026/11/20/cikk/elo');
    expect(canonicalPath({ site: main, section: null, publishedAt, slug: 'cikk', live: true })).toBe('/2026/11/20/cikk');
    expect(canonicalPath({ site: g7, section: 'adat', publishedAt, slug: 'cikk', live: true })).toBe('/g7/adat/2026/11/20/cikk');
  });

  it('bears the date of the site\'s own clocks, not that of UTC', () => {
    const newYear = { section: 'belfold', publishedAt: at('2026-12-31T22:30:00Z'), slug: 'cikk' };
    expect(canonicalPath({ site: main, ...newYear })).toBe('/belfold/2026/12/31/cikk');
    expect(canonicalPath({ site: sister, ...newYear })).toBe('/belfold/2027/01/01/cikk');
  });

  it('matches the route that it names, and gives the same parameters back', () => {
    fc.assert(fc.property(fc.constantFrom(main, after, g7, karakter, sister), sections, slugs, fc.integer({ min: 0, max: 4_000_000_000 }), fc.boolean(), (site, section, slug, time, live) => {
      const path = canonicalPath({ site, section, publishedAt: time, slug, live });
      const route = routes.matchRoute(site, path, '');
      const { year, month, day } = localTime(time, site.timeZone);
      expect(route?.name).toBe(path.endsWith('/elo') ? 'liveblog_article' : 'single_article');
      expect(route?.params).toMatchObject({ slug, ...(section === null ? {} : { mainSuperTag: section }) });
      expect([route?.params['year'], route?.params['month'], route?.params['day']].map(Number)).toEqual([year, month, day]);
    }));
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
    fc.assert(fc.property(slugs, (slug) => { expect(sameAddress(`/${slug}`, `/${encodeURIComponent(slug)}`)).toBe(true); }));
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
    expect(isVisibleTo({ active, mainTagActive, loggedIn })).toEqual({ visible, reason });
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

  it('keeps the job title when the site is not one of ours', () => {
    expect(titleOn(main, 'nobody', null)).toBe('újságíró');
  });
});
