import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAppMode } from '../app-shell/app-mode.ts';
import { readRatesQuery } from '../services/exchange/read-rates-query.ts';
import { readFootballQuery } from '../sport/football/football-query.ts';
import { readFormulaOneQuery } from '../sport/formula-one/formula-one-query.ts';
import { losesFilters } from '../editorial/search/read-search-filters.ts';
import { readSearchQuery } from '../editorial/search/search-query.ts';
import { constituencyChoice } from '../editorial/supplements/constituencies.ts';
import { tipsOfForm } from '../sport/tipping-game/tip-sheet.ts';
import { firstValue } from '../addresses/paths/query.ts';
import { isAskedFreely, meaningfulQuery, queryParameters } from './query-parameters.ts';
import { readPage } from '../addresses/paths/read-page.ts';
import type { RouteMatch } from '../addresses/routes/route.ts';
import { sportPageOf } from '../editorial/lists/sport-pages.ts';

const list: RouteMatch = { name: 'articles_by_tag', params: { fullPath: 'x' } };
const formulaOne: RouteMatch = { name: 'articles_by_mstag', params: { fullPath: 'sport/forma-1' } };
const football: RouteMatch = { name: 'articles_by_mstag', params: { fullPath: 'sport/foci-eredmenyek' } };

const matches = fc.constantFrom<RouteMatch>(
  list,
  football,
  formulaOne,
  ...(['archivum', 'exchange', 'melleklet', 'tippjatek', 'liveblog_article', 'index'] as const).map((name) => ({
    name,
    params: {},
  })),
);
const names = fc.constantFrom(
  'oldal',
  'isMobileApp',
  'term',
  'filters',
  'megye',
  'deviza',
  'idoszak',
  'osszeg',
  'irany',
  'orszag',
  'liga',
  'szezon',
  'nap',
  'meccs',
  'verseny',
  'futam',
  'csapat',
  'h1',
  'v1',
  'h2',
  'x',
);
const values = fc.oneof(
  fc.string({ unit: 'binary' }).map(encodeURIComponent),
  fc.string(),
  fc.nat({ max: 3000 }).map(String),
  fc.double().map(String),
  fc.constantFrom(
    '',
    '0',
    '1',
    'true',
    '02',
    '+7 ',
    '-5',
    'usd',
    'EUR',
    '1ho',
    'deviza',
    '1+000,50',
    'gol',
    'konstruktor',
    '2026-11-22',
    `x${' y'.repeat(150)}`,
    '%F0%9F%98%80'.repeat(120),
  ),
  fc
    .record(
      {
        title: fc.array(fc.string({ unit: 'binary', maxLength: 120 }), { maxLength: 10 }),
        superTags: fc.constantFrom([], ['Sport (12)'], [' (3)'], [7]),
        more: fc.constantFrom(null, [], [1]),
      },
      { requiredKeys: [] },
    )
    .map((filters) => encodeURIComponent(JSON.stringify(filters))),
);
const queries = fc
  .array(
    fc.tuple(names, values).map(([name, value]) => `${name}=${value}`),
    { maxLength: 5 },
  )
  .map((pieces) => pieces.join('&'));
const knowledge = {
  now: 1_790_000_000,
  zone: 'Europe/Budapest',
  countries: ['angol', 'x'],
  leagues: [{ label: 'a', league: 39, country: 'angol', season: 2026 }],
};

const shownBy = ({ name, params }: RouteMatch, query: string): readonly unknown[] => {
  const app = isAppMode(query);
  if (name === 'archivum')
    return [app, readSearchQuery(query), losesFilters(firstValue(query, 'filters')), readPage(query)];
  if (name === 'exchange') return [app, readRatesQuery(query, ['EUR', 'USD'])];
  if (name === 'melleklet') return [app, constituencyChoice(query), readPage(query)];
  if (name === 'tippjatek') return [app, tipsOfForm(query, 3)];
  if (sportPageOf(params) === 'football') return [app, readFootballQuery(query, knowledge)];
  return sportPageOf(params) === 'formula-one'
    ? [app, readFormulaOneQuery(query, knowledge)]
    : [app, name === 'index' || readPage(query)];
};

describe('the part of a query that can change a page', () => {
  it('drops parameters that the page does not read', () => {
    expect(meaningfulQuery(list, 'utm_source=x&oldal=1&y')).toBe('');
    expect(meaningfulQuery({ name: 'index', params: {} }, 'oldal=2')).toBe('');
  });

  it('keeps a page number in one spelling', () => {
    expect(meaningfulQuery({ name: 'liveblog_article', params: {} }, 'x=1&oldal=3')).toBe('oldal=3');
    expect(meaningfulQuery({ ...list, page: 2 }, 'oldal=002&x=1&oldal=3')).toBe('oldal=2');
  });

  it('reads the views of the sport pages by their own words', () => {
    expect(meaningfulQuery(football, 'meccs=07&oldal=gol&x=1')).toBe('meccs=7&oldal=gol');
    expect(meaningfulQuery(football, 'meccs=x&oldal=tabella&nap=2026-02-30&szezon=0')).toBe('');
    expect(meaningfulQuery(formulaOne, 'futam=-007&oldal=versenynaptar&csapat=0')).toBe('futam=-7');
  });

  it.each([
    ['isMobileApp', '1'],
    ['isMobileApp=', '1'],
    ['isMobileApp=true', '1'],
    ['%69sMobileApp=1', '1'],
    ['isMobileApp=0', null],
    ['isMobileApp=false', null],
    ['isMobileApp=f17', null],
    ['isMobileApp=%zz', null],
  ])('makes one bit of %s (R50)', (query, bit) => {
    expect(meaningfulQuery({ name: 'index', params: {} }, query)).toBe(bit === null ? '' : 'isMobileApp=1');
  });

  it.each([
    ['archivum', 'term=%20a++b%20&filters=%7B%7D', 'term=a%20%20b'],
    ['archivum', 'term=&filters=null&oldal=1', ''],
    ['archivum', 'filters={"title":["x"],"authors":[]}', `filters=${encodeURIComponent('{"title":["x"]}')}`],
    ['exchange', 'osszeg=100,0&idoszak=3ho&irany=x&deviza=usd', 'deviza=USD'],
    ['exchange', 'osszeg=1%20000&deviza=penz', 'osszeg=1000'],
    ['melleklet', 'term=+&megye=', ''],
    ['tippjatek', 'h1=+3&v1=12&h2=x', 'h1=3'],
  ] as const)('of %s reads %s as %s', (name, query, meaning) => {
    expect(meaningfulQuery({ name, params: {} }, query)).toBe(meaning);
  });

  it('does not depend on the order of parameters', () => {
    const archive: RouteMatch = { name: 'archivum', params: {} };
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['term=a', 'filters=%7B%22title%22:[%22x%22]%7D', 'isMobileApp=1', 'x=2']),
        (pieces) => {
          expect(meaningfulQuery(archive, pieces.join('&'))).toBe(
            meaningfulQuery(archive, pieces.toSorted().join('&')),
          );
        },
      ),
    );
  });

  it('is one for all that shows the same, however it is spelled', () => {
    fc.assert(
      fc.property(matches, queries, (match, query) => {
        const meaning = meaningfulQuery(match, query);
        expect(meaningfulQuery(match, meaning)).toBe(meaning);
        expect(shownBy(match, meaning)).toEqual(shownBy(match, query));
        expect(isAskedFreely(match, meaning)).toBe(isAskedFreely(match, query));
      }),
    );
  });

  it("tells what is asked in words of a reader's own from what can be counted", () => {
    const archive: RouteMatch = { name: 'archivum', params: {} };
    expect(
      ['term=a', 'filters=x', 'oldal=3&isMobileApp', 'term=+', ''].map((query) => isAskedFreely(archive, query)),
    ).toEqual([true, true, false, false, false]);
    expect(isAskedFreely(list, 'oldal=2&term=a')).toBe(false);
  });

  it('lets every page know the app', () => {
    expect(queryParameters({ name: 'youth', params: {} })).toContain('isMobileApp');
    expect(meaningfulQuery({ name: 'index', params: {} }, 'isMobileApp=1')).toBe('isMobileApp=1');
  });
});
