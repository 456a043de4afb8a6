import { describe, expect, it } from 'vitest';
import { fiveSites } from './sites/five-sites.fake.ts';
import { selectSite } from './sites/select-site.ts';
import { pageRoutes } from '../pages/route-table.ts';
import { routeNames } from '../pages/pages.ts';

const { matchRoute, rows } = pageRoutes({ sites: fiveSites, academySegment: 'lapakademia' });
const select = selectSite(fiveSites);

const on =
  (host: string) =>
  (path: string): string | null => {
    const match = matchRoute(select(host, path).site, path, '');
    return (
      match &&
      [
        match.name,
        ...Object.entries(match.params)
          .map(([name, value]) => `${name}=${value}`)
          .toSorted(),
      ].join(' ')
    );
  };
const onMain = on('lapunk.example');
const onSister = on('testver.example');

describe('the route table', () => {
  it('has every row of the specification, in its order', () => {
    expect([...new Set(rows.map(({ name }) => name))]).toEqual([...routeNames]);
  });

  it.each([
    ['/', 'index'],
    ['/melleklet/eb-2024/csoportok', 'melleklet fullPath=eb-2024/csoportok'],
    ['/melleklet/tippjatek', 'tippjatek'],
    ['/melleklet/tippjatek/a', 'tippjatek subSlug=a'],
    ['/melleklet/tippjatek/a/b', 'tippjatek key=b subSlug=a'],
    ['/melleklet/tippjatek/a/b/c', 'melleklet fullPath=tippjatek/a/b/c'],
    ['/dokumentum/aszf', 'doc slug=aszf'],
    ['/archivum', 'archivum'],
    ['/after/archivum', 'archivum site=after'],
    ['/legfontosabb', 'list slug=legfontosabb'],
    ['/kozlemenyek', 'list slug=kozlemenyek'],
    ['/legfrissebb', 'legfrissebb'],
    ['/english', 'english'],
    ['/cimke/a/b', 'articles_by_tag fullPath=a/b'],
    ['/rovat/sport/forma-1', 'articles_by_mstag fullPath=sport/forma-1'],
    ['/karakter/rovat/konyv', 'articles_by_mstag fullPath=konyv site=karakter'],
    ['/szerzo/kovacs-anna', 'articles_by_author fullPath=kovacs-anna'],
    ['/2024/03/28/x', 'single_article day=28 month=03 slug=x year=2024'],
    ['/belfold/2024/02/29/x', 'single_article day=29 mainSuperTag=belfold month=02 slug=x year=2024'],
    ['/g7/2024/03/28/x', 'single_article day=28 month=03 site=g7 slug=x year=2024'],
    ['/g7/penz/2024/03/28/x', 'single_article day=28 mainSuperTag=penz month=03 site=g7 slug=x year=2024'],
    ['/2024/2024/03/28/x', 'single_article day=28 mainSuperTag=2024 month=03 slug=x year=2024'],
    ['/belfold/2024/03/28/x/elo', 'liveblog_article day=28 mainSuperTag=belfold month=03 slug=x year=2024'],
    ['/belfold/2024/03/28/elo', 'single_article day=28 mainSuperTag=belfold month=03 slug=elo year=2024'],
    ['/tamogatas', 'support'],
    ['/tamogatas/siker', 'support slug=siker'],
    ['/lapakademia', 'academy'],
    ['/te', 'youth'],
    ['/empty', 'empty'],
    ['/login', 'live-login'],
    ['/after', 'after'],
    ['/karakter', 'karakter'],
    ['/g7', 'g7'],
    ['/g7/penz', 'g7 slug=penz'],
    ['/impresszum', 'impress'],
    ['/arfolyam', 'exchange'],
    ['/egyszazalek', 'tax'],
    ['/app-web-widget', 'app-webview'],
    ['/cimke/k%C3%B6z%20%C3%BCgy', 'articles_by_tag fullPath=köz ügy'],
    ['/%67%37/adat', 'g7 slug=adat'],
  ])('matches %s as %s', (path, expected) => {
    expect(onMain(path)).toBe(expected);
  });

  it.each([
    '/melleklet',
    '/rovat',
    '/szerzo',
    '/cimke',
    '/dokumentum',
    '/dokumentum/a/b',
    '/tamogatas/x',
    '/g7/x',
    '/g7x',
    '/after/x',
    '/Legfrissebb',
    '/list/newest',
    '/belfold',
    '/belfold/2024/02/30/x',
    '/belfold/2024/13/01/x',
    '/belfold/2024/3/28/x',
    '/belfold/24/03/28/x',
    '/belfold/2024/03/28',
    '/belfold/2024/03/28/x/y',
    '/te/2024/03/28/x',
    '/g7/te/2024/03/28/x',
    '/g7/g7/2024/03/28/x',
    '/g7/2024/03/28/x/elo',
    '/2024/03/28/x/elo',
    '/x/y/2024/03/28/z',
    '/after/legfrissebb',
    '/legfrissebb/',
    '/rovat//x',
    '/rovat/x//y',
    '/rovat/x/',
    '//',
    '/%zz',
    '/szerzo/%2F',
    '/szerzo/..',
  ])('matches %s as nothing', (path) => {
    expect(onMain(path)).toBe(null);
  });

  it('knows no prefix on the sister domain, not even as a section', () => {
    for (const path of [
      '/g7',
      '/g7/adat',
      '/after',
      '/after/archivum',
      '/after/rovat/x',
      '/g7/2024/03/28/x',
      '/karakter/x/2024/03/28/y',
    ])
      expect(onSister(path)).toBe(null);
    expect(onSister('/rovat/x')).toBe('articles_by_mstag fullPath=x');
    expect(onSister('/archivum')).toBe('archivum');
    expect(onSister('/erdely/2024/03/28/x/elo')).toContain('liveblog_article');
  });

  it('allows page numbers only on lists and articles', () => {
    const page = (path: string): number | undefined =>
      matchRoute(select('lapunk.example', path).site, path, 'oldal=7')?.page;
    expect(
      ['/legfrissebb', '/after', '/g7/penz', '/rovat/x', '/belfold/2024/03/28/x', '/archivum', '/melleklet/x'].map(
        page,
      ),
    ).toEqual([7, 7, 7, 7, 7, 7, 7]);
    expect(
      [
        '/',
        '/te',
        '/belfold/2024/03/28/x/elo',
        '/rovat/sport/foci-eredmenyek',
        '/rovat/sport/forma-1',
        '/melleklet/tippjatek',
      ].map(page),
    ).toEqual(Array(6).fill(undefined));
    expect(page('/rovat/sport')).toBe(7);
  });
});
