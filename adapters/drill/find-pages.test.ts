import { describe, expect, it } from 'vitest';
import { findPages } from './find-pages.ts';

const site: Readonly<Record<string, string>> = {
  '/': '<a href="/rovat/a">A</a><a href="/rovat/b">B</a><a href="/cikk">C</a><a href="/rss">R</a><a href="/nincs">N</a>',
  '/rovat/a': '<a href="/szerzo/x">X</a><a href="#vege">V</a><a href="https://mas.example/">M</a>',
  '/rovat/b': '',
  '/cikk': '',
  '/szerzo/x': '',
  '/g7': '<a href="/rovat/b">B</a>',
};

const routeOf = (_: string, path: string): string | null =>
  path === '/rss' ? null : path.startsWith('/rovat') ? 'section' : path.slice(1).split('/')[0] || 'index';

describe('the pages of a drill', () => {
  it('are the fronts, and one page of each route', async () => {
    const asked: string[] = [];
    const found = await findPages({
      routeOf,
      fronts: [
        { host: 'a', path: '/' },
        { host: 'a', path: '/g7' },
      ],
      ask: async (_, path) => {
        asked.push(path);
        const body = site[path];
        return { status: body === undefined ? 404 : 200, body: body ?? '', location: null };
      },
    });
    expect(found.map(({ route, path }) => `${route} ${path}`)).toEqual([
      'index /',
      'g7 /g7',
      'section /rovat/a',
      'cikk /cikk',
      'szerzo /szerzo/x',
    ]);
    expect(asked).toEqual(['/', '/g7', '/rovat/a', '/cikk', '/nincs', '/szerzo/x']);
  });
});
