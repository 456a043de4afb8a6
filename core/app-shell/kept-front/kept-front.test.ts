import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articlesOnFront } from './articles-on-front.ts';
import { fits, isDue, mayFetch, maxKept, renewedAfter } from './bounds.ts';
import { whatServerSays } from './what-server-says.ts';
import { whenItStood } from './when-it-stood.ts';

describe('the articles that a front leads to', () => {
  const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/);
  const article = fc.tuple(fc.constantFrom('', '/belfold', '/g7/penz'), slug).map(([at, s]) => `${at}/2026/11/25/${s}`);
  const other = fc.oneof(
    fc.constantFrom('/', '/rovat/belfold', '/archivum?term=a', '/belfold/2026/11/25/a?oldal=2', '#tartalom'),
    slug.map((name) => `https://masik.example/belfold/2026/11/25/${name}`),
    slug.map((name) => `//masik.example/2026/11/25/${name}`),
  );
  const html = (hrefs: readonly string[]): string =>
    hrefs.map((href) => `<a class="x" href="${href}">t</a>`).join('<p>');

  it('are the first twenty of its main part, in order and without duplicates', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(article, other), { maxLength: 60 }), fc.array(article), (inside, outside) => {
        const page = `<header>${html(outside)}</header><main class="main">${html(inside)}</main><footer>${html(outside)}</footer>`;
        const expected = [...new Set(inside.filter((href) => /^(\/[a-z]\w*){0,2}\/2026\/11\/25\/[\w-]+$/.test(href)))];
        expect(articlesOnFront(page)).toEqual(expected.slice(0, maxKept.articles));
      }),
    );
  });

  it('include live blogs, and are empty without a main part', () => {
    expect(articlesOnFront('<main><a href="/belfold/2026/11/25/arviz/elo">')).toEqual([]);
    expect(articlesOnFront('<main><a href="/belfold/2026/11/25/arviz/elo">Élő</a></main>')).toEqual([
      '/belfold/2026/11/25/arviz/elo',
    ]);
  });
});

describe('the stored front', () => {
  it('never exceeds its size limit, in any order of updates', () => {
    const entry = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat({ max: maxKept.bytes + 1 }));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
        const kept = new Map<string, number>();
        for (const [address, size] of entries) if (fits(kept, address, size)) kept.set(address, size);
        const total = [...kept.values()].reduce((sum, size) => sum + size, 0);
        expect(total).toBeLessThanOrEqual(8 * 1024 * 1024);
        expect(fits(kept, 'new', maxKept.bytes - total)).toBe(true);
        expect(fits(kept, 'new', maxKept.bytes - total + 1)).toBe(false);
      }),
    );
  });

  it('is a front with twenty articles in eight megabytes, and pictures of the first few', () => {
    expect(maxKept).toEqual({
      articles: 20,
      bytes: 8_388_608,
      pictures: { ofFront: 12, illustratedArticles: 4, ofArticle: 2, bytes: 3_145_728 },
    });
  });

  it('is fetched again after 15 minutes, and at once without a copy or after the clock went back', () => {
    expect(isDue(null, 0)).toBe(true);
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: -10_000, max: 10_000 }), (at, later) => {
        expect(isDue(at, at + later)).toBe(later < 0 || later >= renewedAfter);
      }),
    );
  });

  it.each([
    [{ saveData: true, effectiveType: '4g', privacyControl: null }, false],
    [{ saveData: false, effectiveType: '2g', privacyControl: null }, false],
    [{ saveData: null, effectiveType: 'slow-2g', privacyControl: null }, false],
    [{ saveData: false, effectiveType: '3g', privacyControl: null }, true],
    [{ saveData: null, effectiveType: null, privacyControl: true }, true],
  ])('is fetched unasked on %j: %s', (connection, may) => expect(mayFetch(connection)).toBe(may));
});

describe('the check of a stored page', () => {
  const says = (status: number, redirected = false, cacheControl = 'public, max-age=10') =>
    whatServerSays({ status, redirected, cacheControl });

  it.each([
    [304, 'same'],
    [200, 'changed'],
    [404, 'gone'],
    [410, 'gone'],
    [401, 'gone'],
    [403, 'gone'],
    [451, 'gone'],
    [429, 'nothing'],
    [500, 'nothing'],
    [503, 'nothing'],
  ])('by %d is: %s', (status, expected) => expect(says(status)).toBe(expected));

  it('deletes it if it has moved or is no longer public', () => {
    expect(says(200, true)).toBe('gone');
    expect(says(200, false, 'private, no-store')).toBe('gone');
    expect(says(200, false, 'no-store')).toBe('gone');
  });

  it('never stores a response that is not plain and public', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), fc.boolean(), fc.string(), (status, redirected, control) => {
        if (says(status, redirected, control) === 'changed') expect([status, redirected]).toEqual([200, false]);
        expect(says(status, redirected, `${control}, private`)).not.toBe('changed');
      }),
    );
  });
});

describe('when a front stood', () => {
  const at = Date.UTC(2026, 10, 25, 16, 21) / 1000;
  it.each([
    [at + 60, '17:21'],
    [at + 7 * 3600, 'tegnap 17:21'],
    [at + 3 * 86_400, '2026. november 25., 17:21'],
    [at - 86_400, '2026. november 25., 17:21'],
  ])('is shown at %d as %s', (now, told) => expect(whenItStood(at, now, 'Europe/Budapest')).toBe(told));
});
