import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';
import type { FootballChoice } from './football-query.ts';
import { readFootballQuery, writeFootballQuery } from './football-query.ts';
import type { LeagueLink } from './league-link.ts';
import { readLeagueLinks } from './league-link.ts';

const leagues: readonly LeagueLink[] = [
  { label: 'NB I', country: 'HU', league: 271, season: 2026 },
  { label: 'Premier League', country: 'GB', league: 39, season: 2025 },
];
const now = Date.parse('2026-11-20T23:30:00Z') / 1000;
const known = { now, zone: 'Europe/Budapest', countries: ['HU', 'DE'], leagues };
const defaults: FootballChoice = {
  country: 'HU',
  league: 271,
  season: 2026,
  view: 'standings',
  day: '2026-11-21',
  fixture: null,
};

describe('readFootballQuery', () => {
  it("of an empty query is the first league's table, today by the clocks of the zone", () => {
    expect(readFootballQuery('', known)).toEqual(defaults);
    expect(readFootballQuery('', { ...known, zone: 'UTC' }).day).toBe('2026-11-20');
  });

  it.each([
    ['orszag=GB', { country: 'GB', league: 39, season: 2025 }],
    ['orszag=DE', { country: 'DE', league: null, season: null }],
    ['orszag=DE&liga=78', { country: 'DE', league: 78, season: null }],
    ['liga=39', { country: 'GB', league: 39, season: 2025 }],
    ['orszag=XX&liga=39', { country: 'HU', league: 39, season: 2025 }],
    ['liga=78', { country: 'HU', league: 78, season: null }],
    ['szezon=2019', { season: 2019 }],
    ['oldal=tabella', { view: 'standings' }],
    ['oldal=gol', { view: 'goals' }],
    ['oldal=sarga', { view: 'yellow' }],
    ['oldal=piros', { view: 'red' }],
    ['nap=2024-02-29', { day: '2024-02-29' }],
    ['meccs=1035037', { fixture: 1035037 }],
    ['%6Feccs=1&meccs=7&meccs=8', { fixture: 7 }],
  ])('of %s is %j', (query, said) => {
    expect(readFootballQuery(query, known)).toEqual({ ...defaults, ...said });
  });

  it.each([
    'orszag=',
    'orszag=null',
    'orszag=XX',
    'orszag=hu',
    'orszag=%E0%A4%A',
    'liga=',
    'liga=0',
    'liga=-39',
    'liga=39.5',
    'liga=9999999999',
    'liga=NaN',
    'szezon=20',
    'szezon=0000',
    'szezon=20255',
    'oldal=2',
    'oldal=constructor',
    'oldal=',
    'nap=2023-02-29',
    'nap=2024-2-9',
    'nap=2024-02-29x',
    'nap=2024/02/29',
    'nap=',
    'meccs=0',
    'meccs=-1',
    'meccs',
    'meccs=1e3',
    'x=1',
  ])('of the unreadable %s is that of an empty one', (query) => {
    expect(readFootballQuery(query, known)).toEqual(defaults);
  });

  it('knows the countries of the quick links while upstream is silent, and none at all without those', () => {
    expect(readFootballQuery('orszag=GB', { ...known, countries: [] }).country).toBe('GB');
    expect(readFootballQuery('orszag=GB', { ...known, countries: [], leagues: [] })).toEqual({
      ...defaults,
      country: null,
      league: null,
      season: null,
    });
  });

  const names = fc.constantFrom('orszag', 'liga', 'szezon', 'oldal', 'nap', 'meccs', 'x');
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom('HU', 'GB', '39', '2024', 'gol', 'piros', '2024-02-29', '2023-02-29', '0'),
    fc.integer().map(String),
  );
  const queries = fc.oneof(
    fc.string(),
    fc
      .array(
        fc.tuple(names, values).map((pair) => pair.join('=')),
        { maxLength: 8 },
      )
      .map((pairs) => pairs.join('&')),
  );

  it('makes of any query a choice that can be shown', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { country, league, season, day, fixture } = readFootballQuery(query, known);
        expect(['HU', 'DE', 'GB']).toContain(country);
        expect(isCalendarDay(day)).toBe(true);
        for (const id of [league, season, fixture]) expect(id === null || (Number.isInteger(id) && id > 0)).toBe(true);
      }),
    );
  });

  it('survives a round trip', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const choice = readFootballQuery(query, known);
        expect(readFootballQuery(writeFootballQuery(choice), known)).toEqual(choice);
      }),
    );
  });
});

describe('writeFootballQuery', () => {
  it('leaves out what goes without saying, and encodes', () => {
    expect(writeFootballQuery(defaults)).toBe('orszag=HU&liga=271&szezon=2026&nap=2026-11-21');
    expect(
      writeFootballQuery({ ...defaults, country: 'A&B c', league: null, season: null, view: 'yellow', fixture: 5 }),
    ).toBe('orszag=A%26B%20c&oldal=sarga&nap=2026-11-21&meccs=5');
    expect(writeFootballQuery({ ...defaults, country: '\ud800', league: null, season: null })).toBe('nap=2026-11-21');
  });
});

describe('isCalendarDay', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2024-13-01', false],
    ['2024-00-10', false],
    ['2024-01-00', false],
    ['20240-1-01', false],
    ['2024-01-1', false],
    ['2024-1-011', false],
    ['', false],
  ])('of %j is %s', (text, is) => {
    expect(isCalendarDay(text)).toBe(is);
  });
});

describe('readLeagueLinks', () => {
  const link = (label: string, league: number, country: string | null = null, season: number | null = null) => ({
    label,
    country,
    league,
    season,
  });

  it('reads an id, a query or an address, with the id on either side', () => {
    expect(
      readLeagueLinks(
        JSON.stringify([
          { key: 'NB I', value: 271 },
          { key: ' NB II ', value: '272' },
          { key: 39, value: 'Premier League' },
          { key: '1', value: 'Vébé' },
          { key: 'Bundesliga', value: 'orszag=DE&liga=78&szezon=2026' },
          { key: 'La Liga', value: '/rovat/sport/foci-eredmenyek?orszag=ES&liga=140#tabella' },
          { key: 'Ligue 1', value: '?liga=61&szezon=x&orszag=' },
        ]),
      ),
    ).toEqual([
      link('NB I', 271),
      link('NB II', 272),
      link('Premier League', 39),
      link('Vébé', 1),
      link('Bundesliga', 78, 'DE', 2026),
      link('La Liga', 140, 'ES'),
      link('Ligue 1', 61),
    ]);
  });

  it('drops invalid links and keeps the others', () => {
    const bad = [
      null,
      7,
      'x',
      [],
      {},
      { key: 'x' },
      { value: 1 },
      { key: '', value: 1 },
      { key: 'x', value: 'y' },
      { key: 'x', value: 0 },
      { key: {}, value: 3 },
      { key: 'x', value: null },
      { key: true, value: 2 },
    ];
    expect(readLeagueLinks(JSON.stringify([...bad, { key: 'NB I', value: 271 }]))).toEqual([link('NB I', 271)]);
  });

  it.each([null, '', '{', 'null', '{"key":"NB I","value":271}', '"x"', '7'])('makes of %s no links', (content) => {
    expect(readLeagueLinks(content)).toEqual([]);
  });

  it('has a label and a league on every link, for any input', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.constantFrom('271', 'liga=3', '?orszag=HU&liga=4'),
      fc.integer(),
      fc.constant(null),
    );
    const lists = fc.array(fc.record({ key: texts, value: texts })).map((items) => JSON.stringify(items));
    fc.assert(
      fc.property(fc.oneof(lists, fc.json(), fc.string()), (content) => {
        for (const { label, league } of readLeagueLinks(content))
          expect(label.trim() !== '' && Number.isInteger(league) && league > 0).toBe(true);
      }),
    );
  });
});
