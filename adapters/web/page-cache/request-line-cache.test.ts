import { describe, expect, it } from 'vitest';
import { storedBody, type CachedPage } from '../responses/cached-page.ts';
import { createRequestLineCache } from './request-line-cache.ts';

const body = storedBody(Buffer.from(''), 'e', []);
const pageUntil = (freshUntil: number): CachedPage => ({
  page: 'lap /',
  edition: null,
  html: body,
  route: 'cikk',
  opensFurther: false,
  payload: body,
  madeAt: 0,
  freshUntil,
  lifetime: { fresh: 1, whileRevalidating: 60, ifError: 0 },
});

describe('requestLineCache', () => {
  it('returns a page while it is fresh', () => {
    const requestLineCache = createRequestLineCache(8, () => true);
    const cachedPage = pageUntil(100);
    requestLineCache.remember('a', '/', cachedPage);
    expect(requestLineCache.find('a', '/', 99)).toBe(cachedPage);
    expect(requestLineCache.find('a', '/', 100)).toBeUndefined();
  });

  it('lets one request in half a second revalidate, and serves the others the stale page', () => {
    const requestLineCache = createRequestLineCache(8, () => true);
    const cachedPage = pageUntil(100);
    requestLineCache.remember('a', '/', cachedPage);
    expect([100, 101, 599, 600, 601].map((now) => requestLineCache.find('a', '/', now) === cachedPage)).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(requestLineCache.find('a', '/', 100 + 60_000)).toBeUndefined();
    expect(requestLineCache.find('a', '/', 101 + 60_000)).toBeUndefined();
  });

  it('distinguishes hosts and URLs', () => {
    const requestLineCache = createRequestLineCache(8, () => true);
    requestLineCache.remember('a', '/x', pageUntil(100));
    expect(requestLineCache.find('a/', 'x', 1)).toBeUndefined();
    expect(requestLineCache.find('b', '/x', 1)).toBeUndefined();
  });

  it('lead to no copy that is not current any more', () => {
    let current = true;
    const requestLineCache = createRequestLineCache(8, () => current);
    requestLineCache.remember('a', '/', pageUntil(100));
    current = false;
    expect(requestLineCache.find('a', '/', 1)).toBeUndefined();
  });

  it('are gone once they are to be forgotten', () => {
    const requestLineCache = createRequestLineCache(8, () => true);
    requestLineCache.remember('a', '/', pageUntil(100));
    requestLineCache.invalidate();
    expect(requestLineCache.find('a', '/', 1)).toBeUndefined();
  });

  it('hold no more than they may, and with 0 nothing', () => {
    const two = createRequestLineCache(2, () => true);
    for (const url of ['/1', '/2', '/3']) two.remember('a', url, pageUntil(100));
    expect(['/1', '/2', '/3'].filter((url) => two.find('a', url, 1))).toEqual(['/3']);
    const long = createRequestLineCache(2, () => true);
    for (const [host, url] of [
      ['a', `/${'x'.repeat(1_024)}`],
      ['a'.repeat(256), '/'],
    ] as const) {
      long.remember(host, url, pageUntil(100));
      expect(long.find(host, url, 1)).toBeUndefined();
    }
    const none = createRequestLineCache(0, () => true);
    none.remember('a', '/', pageUntil(100));
    expect(none.find('a', '/', 1)).toBeUndefined();
  });
});
