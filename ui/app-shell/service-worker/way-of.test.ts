import { describe, expect, it } from 'vitest';
import { wayOf } from './way-of.ts';

const origin = 'https://lapunk.example';
const way = (
  path: string,
  changes: { readonly method?: string; readonly mode?: RequestMode; readonly destination?: RequestDestination } = {},
) => wayOf({ method: 'GET', mode: 'navigate', destination: '', url: new URL(path, origin).href, ...changes }, origin);

describe('the way of a request', () => {
  it.each([
    ['/', 'document'],
    ['/belfold/2024/03/28/cikk?utm_source=x', 'document'],
    ['/assets/all-AbC.css', 'asset'],
  ])('of %s is that of %s', (path, expected) => expect(way(path)).toBe(expected));

  it('of a page’s data is its own', () => expect(way('/cikk/_payload.json', { mode: 'cors' })).toBe('data'));

  it.each([
    '/api/search/suggest?text=a',
    '/uploads/kep.jpg',
    '/builds/latest.json',
    '/rss',
    '/live-login',
    '/cikk?token=titok',
    '/?isMobileApp=1',
    'https://masik.example/',
  ])('of %s is the browser’s own', (path) => expect(way(path)).toBe('leave'));

  it('of a picture is the same for every cache', () => {
    for (const path of ['/uploads/kep_wide:2x.jpg', 'https://kepek.example/kep_wide.jpg'])
      expect(way(path, { mode: 'no-cors', destination: 'image' })).toBe('picture');
  });

  it('leaves posts and non-page requests to the browser', () => {
    expect(way('/', { method: 'POST' })).toBe('leave');
    expect(way('/icons/default.svg', { mode: 'no-cors' })).toBe('leave');
  });
});
