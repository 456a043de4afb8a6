import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugPattern } from '#adapters/origin/newsroom/file/head.ts';
import { addressOf } from '#adapters/origin/editorial/articles/address-of.ts';
import type { Sites } from '#adapters/origin/editorial/articles/sites.ts';
import { canonicalPath } from '#core/editorial/articles/canonical-path.ts';
import { type Label, labelAddress } from '#core/editorial/articles/label-address.ts';
import { brand } from '../../../config/settings/brand.ts';
import { addressResolverOf } from '../../../config/wiring/installation.ts';
import { redirectRules } from '../../../config/settings/redirects.ts';
import { reservedWordsOf } from '../../../config/wiring/reserved-words.ts';
import { resources } from '../../../adapters/web/endpoints/resources.ts';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';

const sites = sitesAt(publicAddresses);
const book = addressResolverOf(sites, brand.shopUrl);
const reserved = reservedWordsOf(book, []);
const pathOf = canonicalPath(book.linkTo);

const written = [
  ...book.routes.rows.map(({ pattern }) => pattern),
  ...redirectRules(brand.shopUrl).flatMap(({ from, to }) => [from, to]),
  ...resources.map((row) => ('path' in row ? row.path : row.suffix)),
];
const words = [
  ...new Set(written.flatMap((address) => address.split(/[/{}|]/))),
  'elo',
  'ELO',
  'x',
  'x.',
  '.x',
  'x.y',
  'x-y',
  '2026',
  '11',
  '20261120',
  'constructor',
  '__proto__',
  'friss',
  'konnyu',
  '..',
  '',
];
const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.stringMatching(/^[a-z0-9]{1,3}([-_.][a-z0-9]{1,3}){0,2}$/) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
);
const article = fc.record({
  site: fc.constantFrom(...sites),
  section: fc.option(word),
  slug: word,
  publishedAt: fc.integer({ min: 0, max: 4_000_000_000 }),
  live: fc.boolean(),
});

/** Same check as the import (newsroom/file/head.ts, newsroom/articles/blame-reserved.ts). */
const isSlug = (slug: string): boolean => slugPattern.test(slug) && !reserved.slugs.includes(slug);
const isSection = (slug: string): boolean => isSlug(slug) && !reserved.sections.includes(slug);

describe('what editors may publish', () => {
  it('knows the words of this installation', () => {
    expect(
      [
        'rovat',
        'legfrissebb',
        'tag',
        'list',
        'g7',
        'after',
        'karakter',
        `${brand.slug}akademia`,
        'rss',
        'uploads',
        'api',
        'shop',
        't',
      ].filter((section) => isSection(section)),
    ).toEqual([]);
    expect(
      ['elo', 'favicon.ico', '_payload.json', '_version.json', 'manifest.webmanifest', '', '..', 'a/b'].filter((slug) =>
        isSlug(slug),
      ),
    ).toEqual([]);
    expect(['belfold', 'podcast', 'english-news'].filter((section) => !isSection(section))).toEqual([]);
  });

  it('has an address under any valid name', () => {
    fc.assert(
      fc.property(article, ({ section, slug, ...rest }) => {
        if (!isSlug(slug) || (section !== null && !isSection(section))) return;
        expect(pathOf({ section, slug, ...rest })).not.toBe(null);
      }),
      { numRuns: 2000 },
    );
  });

  it('has the lists of its section and its authors', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sites), word, (site, slug) => {
        const at = (label: Label): string | null =>
          labelAddress({ sites, linkTo: book.linkTo }, site, label, slug, { siteSlug: site.slug });
        if (isSlug(slug)) expect(at('author')).not.toBe(null);
        if (isSection(slug)) expect(at('section')).not.toBe(null);
      }),
    );
  });
});

describe('the origin, which does not import the core', () => {
  const rows = sites.map(({ role, slug, domain, name, pathPrefix, timeZone }) => ({
    role,
    slug,
    domain,
    name,
    path_prefix: pathPrefix,
    time_zone: timeZone,
  }));
  const known = {
    byRole: new Map(rows.map((row) => [row.role, row])),
    bySlug: new Map(rows.map((row) => [row.slug, row])),
  } as unknown as Sites;

  it('gives an article the same URL as the core', () => {
    fc.assert(
      fc.property(article, ({ site, section, slug, publishedAt, live }) => {
        const path = pathOf({ site, section, slug, publishedAt, live });
        const told = addressOf(known, {
          site: site.role,
          slug,
          type: live ? 'liveblog' : 'article',
          pub_date: publishedAt,
          mainSuperTag: section === null ? null : { slug: section },
        });
        if (path !== null) expect(told).toBe(`https://${site.domain}${path}`);
      }),
      { numRuns: 2000 },
    );
  });
});
