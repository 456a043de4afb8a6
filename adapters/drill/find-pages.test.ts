import { describe, expect, it } from 'vitest';
import { findPages } from './find-pages.ts';

const site: Readonly<Record<string, string>> = {
  '/': '<a href="/rovat/a">A</a><a href="/rovat/b">B</a><a href="/cikk">C</a><a href="/rss">R</a><a href="/nincs">N</a>',
  '/rovat/a': '<a href="/szerzo/x">X</a><a href="#vege">V</a><a href="https://mas.example/">M</a>',
  '/rovat/b': 'kvíz',
  '/cikk': '',
  '/szerzo/x': '',
  '/g7': '<a href="/rovat/b">B</a>',
};

const kindOf = (_: string, path: string, body = ''): string | null =>
  path === '/rss'
    ? null
    : path.startsWith('/rovat')
      ? `section${body.includes('kvíz') ? ' with a quiz' : ''}`
      : path.slice(1).split('/')[0] || 'index';

describe('the pages of a drill', () => {
  it('are the starts, and one page of each kind, also of those that only their text shows', async () => {
    const asked: string[] = [];
    const found = await findPages({
      kindOf,
      starts: [
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
      'section with a quiz /rovat/b',
    ]);
    expect(asked).toEqual(['/', '/g7', '/rovat/a', '/cikk', '/nincs', '/szerzo/x', '/rovat/b']);
  });
});
