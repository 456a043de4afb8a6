import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badPath } from '#core/addresses/paths/path-text.ts';
import { pageName } from '#adapters/changes/page-name.ts';
import { cacheKey } from './cache-key.ts';
import type { WantedPage } from '../addresses/wanted-page.ts';

const wanted = (path: string, query: string): WantedPage =>
  ({ site: { slug: 'lapunk' }, route: { name: 'index', params: {} }, path, query }) as unknown as WantedPage;

const respelled = (path: string, at: readonly number[]): string =>
  [...path]
    .map((letter, index) => (letter !== '/' && at.includes(index) ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('');

describe('the key of a copy', () => {
  it.each([
    ['/legfrisse%62b', '/legfrissebb'],
    ['/szerzo/%c5%91r', '/szerzo/%C5%91r'],
    ['/cimke/a%20b', '/cimke/a%20b'],
    ['/cimke/a%3fb', '/cimke/a%3Fb'],
    ['/cimke/a(b)', '/cimke/a%28b%29'],
  ])('names %s as %s', (path, named) => {
    expect(pageName('lapunk', path)).toBe(pageName('lapunk', named));
  });

  it('is one for all spellings of an address, and never that of another path', () => {
    const plain = fc
      .stringMatching(/^\/[a-z0-9-]{1,12}(\/[a-z0-9.~_-]{1,12})?$/)
      .filter((path) => badPath(path) === null);
    fc.assert(
      fc.property(plain, fc.array(fc.nat({ max: 25 })), plain, (path, at, other) => {
        const key = cacheKey(wanted(path, ''));
        expect(cacheKey(wanted(respelled(path, at), 'isMobileApp=0&x=1'))).toBe(key);
        expect(cacheKey(wanted(other, '')) === key).toBe(other === path);
      }),
    );
  });

  it('distinguishes a question mark in a path from the query', () => {
    expect(cacheKey(wanted('/cimke/a%3FisMobileApp=1', ''))).not.toBe(cacheKey(wanted('/cimke/a', 'isMobileApp=1')));
  });
});
