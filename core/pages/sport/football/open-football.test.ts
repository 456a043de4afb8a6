import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { fiveSites } from '../../../addresses/sites/five-sites.fake.ts';
import { someMatch } from '../../../sport/football/match/some-match.fake.ts';
import { latestState } from '../../../polling/live-history.ts';
import { contractContent } from '../../../testing/contract-content.ts';
import { contractFootball } from '../../../testing/contract-football.ts';
import { fakeClock } from '../../../testing/small-ports.fake.ts';
import { fakeLiveScores } from '../../../testing/live-scores.fake.ts';
import { fakeSportCoverage } from '../../../testing/sport-coverage.fake.ts';
import { newsroom } from '../../../testing/newsroom.fake.ts';
import { fails } from '../../../testing/refusals.fake.ts';
import { fakeNeeds } from '../../page-needs.fake.ts';
import { followMatches } from './follow-matches.ts';
import type { FootballLists, FootballMatch } from './football-content.ts';
import type { FootballNeeds } from './football-needs.ts';
import { openFootball } from './open-football.ts';

/** 2025-01-12, 17:23 in Budapest: the second match of the contract is in play. */
const now = 1_736_699_000;
const [site] = fiveSites;
const path = '/rovat/sport/foci-eredmenyek';

const needsWith = (own: Partial<FootballNeeds> = {}): FootballNeeds => {
  const liveScores = own.liveScores ?? fakeLiveScores(contractFootball, now, site.timeZone);
  return {
    ...fakeNeeds(),
    clock: fakeClock(now),
    liveScores,
    sportCoverage: fakeSportCoverage(newsroom(contractContent, now)),
    liveMatch: followMatches(liveScores),
    ...own,
  };
};

const opened = (query: string, needs = needsWith()) =>
  openFootball(needs)(
    { site, route: { name: 'articles_by_mstag', params: { fullPath: 'sport/foci-eredmenyek' } }, query },
    { kind: 'anonymous', app: false } as never,
  );
const contentOf = async (query: string, needs?: FootballNeeds) => (await opened(query, needs))._unsafeUnwrap().content;
const canonicalOf = async (query: string) => (await opened(query))._unsafeUnwrap().head.canonical;
const listsOf = async (query: string, needs?: FootballNeeds) => (await contentOf(query, needs)).shown as FootballLists;
const nb1 = { label: 'NB I', country: 'HU', league: 271, season: 2024 };
const silent = (): FootballNeeds => {
  const refuse = () => fails<never>('unavailable');
  const liveScores = {
    fixture: refuse,
    fixturesOfDay: refuse,
    allFixtures: refuse,
    standings: refuse,
    topScorers: refuse,
    topYellowCards: refuse,
    topRedCards: refuse,
    countries: refuse,
    leagues: refuse,
    league: refuse,
    seasons: refuse,
  };
  return needsWith({ liveScores, sportCoverage: { leagues: refuse, timetable: refuse, ofDay: refuse } });
};

describe('the football page', () => {
  it('shows the first league of the newsroom on the present day without being asked for anything', async () => {
    const { content, head } = (await opened(''))._unsafeUnwrap();
    expect(content.choice).toEqual({
      country: 'HU',
      league: 271,
      season: 2024,
      view: 'standings',
      day: '2025-01-12',
      fixture: null,
    });
    expect([content.leagueName, content.seasons]).toEqual(['NB I', [2024, 2023]]);
    expect([head.title, head.canonical]).toEqual(['NB I, tabella – Focieredmények', path]);
    const { table, fixtures, timetable } = content.shown as FootballLists;
    expect(table).toMatchObject({ kind: 'standings', groups: [{ name: 'NB I', rows: { length: 4 } }] });
    expect(fixtures?.value).toMatchObject({ kind: 'options', selected: 0, options: { length: 3 } });
    expect(timetable?.rows.map(({ fixture }) => fixture.id)).toEqual([9001, 9002, 9003]);
    expect(timetable?.current).toBe(9002);
  });

  it.each([
    ['oldal=gol', 'goals', 2],
    ['oldal=sarga', 'yellow', 1],
    ['oldal=piros', 'red', 1],
  ])('shows the list of players of %s', async (query, kind, rows) => {
    expect((await listsOf(query)).table).toMatchObject({ kind, rows: { length: rows } });
    expect(await canonicalOf(query)).toBe(`${path}?${query}`);
  });

  it('says when a day has no match, and links the days before and after', async () => {
    const { fixtures, days } = await listsOf('nap=2025-01-13');
    expect(fixtures?.value).toEqual({ kind: 'none-that-day' });
    expect(days).toEqual({
      before: { path, current: false },
      today: { path, current: false },
      after: { path: `${path}?nap=2025-01-14`, current: false },
    });
  });

  it.each([
    ['oldal=2', path],
    ['nap=2025-02-31', path],
    ['liga=abc&szezon=x&meccs=-4', path],
    ['orszag=&oldal=tabella', path],
  ])('takes what cannot be read (%s) for the default view, with its one address', async (query, canonical) => {
    expect(await canonicalOf(query)).toBe(canonical);
  });

  it.each([
    ['orszag=XX', path],
    ['orszag=XX&liga=271', path],
    ['orszag=HU&liga=39', path],
    ['liga=271&szezon=1999', path],
    ['meccs=404', path],
    ['oldal=gol&meccs=404', `${path}?oldal=gol`],
  ])('redirects an unknown choice (%s) to the page shown instead', async (query, location) => {
    expect((await opened(query))._unsafeUnwrapErr()).toEqual({ kind: 'redirect', permanent: false, location });
  });

  it('finds the country of a league named without one', async () => {
    const coverage = { ...needsWith().sportCoverage, leagues: () => okAsync([nb1]) };
    const needs = needsWith({ sportCoverage: coverage });
    const { content, head } = (await opened('liga=1', needs))._unsafeUnwrap();
    expect(content.choice).toMatchObject({ country: 'World', league: 1, season: 2022 });
    expect(head.canonical).toBe(`${path}?orszag=World`);
    expect((await contentOf('orszag=World', needs)).choice).toEqual(content.choice);
    expect((await opened('liga=999', needs))._unsafeUnwrapErr()).toMatchObject({ location: path });
  });

  it('calls no two of its addresses the same, and lets only the present day be found', async () => {
    const headOf = async (query: string) => (await opened(query))._unsafeUnwrap().head;
    const [past, day, goals] = [await headOf('szezon=2023'), await headOf('nap=2025-01-11'), await headOf('oldal=gol')];
    expect([past, day, goals].map(({ title }) => title)).toEqual([
      'NB I 2023, tabella – Focieredmények',
      'NB I, tabella – Focieredmények, 2025. január 11.',
      'NB I, góllövőlista – Focieredmények',
    ]);
    expect([past, day, goals].map(({ noindex }) => noindex)).toEqual([false, true, false]);
    expect(past.description).toMatch(/^NB I 2023, tabella – Focieredmények. Élő eredmények/);
  });

  it('offers the leagues of the newsroom as links, each to its own season', async () => {
    const { quickLinks } = await contentOf('');
    expect(quickLinks.length).toBeGreaterThan(0);
    expect(quickLinks[0]).toEqual({ label: 'NB I', path, current: true });
  });

  it('shows a fixture under an address that leads to it on any day', async () => {
    const { content, head } = (await opened('meccs=9002'))._unsafeUnwrap();
    const { kind, history, back } = content.shown as FootballMatch;
    expect([kind, history.states.length, history.observedAt]).toEqual(['match', 1, now]);
    expect(head.canonical).toBe(`${path}?orszag=HU&liga=271&szezon=2024&nap=2025-01-12&meccs=9002`);
    expect([head.title, head.noindex]).toEqual(['Rakpart FC – Zsilip SE, NB I, 2025. január 12.', false]);
    expect(back).toBe(path);
    expect([content.countries.length, content.leagues.map(({ id }) => id), content.seasons]).toEqual([
      2,
      [271],
      [2024, 2023],
    ]);
    expect(await canonicalOf(head.canonical.split('?')[1] ?? '')).toBe(head.canonical);
  });

  it('has no result in its window title, which needs no hiding', async () => {
    const { content, head } = (await opened('nap=2025-01-11&meccs=9001'))._unsafeUnwrap();
    const { fixture } = latestState((content.shown as FootballMatch).history).value;
    expect(fixture).toMatchObject({ status: 'finished', score: { home: 2, away: 1 } });
    expect([head.title, head.spoils]).toEqual(['Hídfő SC – Parti TK, NB I, 2025. január 11.', undefined]);
  });

  it('finds a fixture that upstream knows only once the list of its day has named it', async () => {
    const scores = fakeLiveScores(contractFootball, now, site.timeZone);
    const named = new Set<number>();
    const liveScores = {
      ...scores,
      fixture: (id: number) => (named.has(id) ? scores.fixture(id) : fails<never>('not-found')),
      fixturesOfDay: (wanted: Parameters<typeof scores.fixturesOfDay>[0]) =>
        scores.fixturesOfDay(wanted).map((told) => {
          for (const { id } of told.value) named.add(id);
          return told;
        }),
    };
    const needs = needsWith({ liveScores });
    expect((await contentOf('nap=2025-01-11&meccs=9001', needs)).shown.kind).toBe('match');
    named.clear();
    const elsewhere = await opened('liga=1&szezon=2022&nap=2025-01-12&meccs=9002', needsWith({ liveScores }));
    expect(elsewhere._unsafeUnwrapErr()).toMatchObject({
      location: `${path}?orszag=HU&liga=271&szezon=2024&nap=2025-01-12&meccs=9002`,
    });
  });

  it('opens with only its frame while upstream is down, and does not redirect', async () => {
    const content = await contentOf('orszag=HU&liga=271&szezon=2024', silent());
    expect(content).toMatchObject({ leagues: [], countries: [], choice: { league: 271, season: 2024 } });
    expect(content.shown).toMatchObject({ fixtures: null, timetable: null, table: { groups: null } });
    expect(await listsOf('', silent())).toMatchObject({ fixtures: null, table: { kind: 'standings', groups: null } });
    expect((await opened('meccs=9001', silent()))._unsafeUnwrapErr().kind).toBe('unavailable');
  });

  it('keeps apart what does not exist and what could not be loaded (R54)', async () => {
    const { liveScores } = needsWith();
    const answering = (refusal: 'not-found' | 'unavailable') => {
      const refuse = () => fails<never>(refusal);
      return needsWith({ liveScores: { ...liveScores, standings: refuse, fixturesOfDay: refuse } });
    };
    const none = await listsOf('', answering('not-found'));
    expect([none.table, none.fixtures?.value]).toEqual([{ kind: 'standings', groups: [] }, { kind: 'none-that-day' }]);
    const late = await listsOf('', answering('unavailable'));
    expect([late.table, late.fixtures]).toEqual([{ kind: 'standings', groups: null }, null]);
    const noSeasons = needsWith({
      liveScores: { ...liveScores, seasons: () => okAsync([]), leagues: () => okAsync([]) },
    });
    const sportCoverage = { ...noSeasons.sportCoverage, leagues: () => okAsync([]) };
    expect((await listsOf('', { ...noSeasons, sportCoverage })).table).toEqual({ kind: 'standings', groups: [] });
  });

  it('shows the fixtures without reports where only the newsroom is silent', async () => {
    const { timetable } = await listsOf('', needsWith({ sportCoverage: { ...silent().sportCoverage } }));
    expect(timetable).toBeNull();
    const { sportCoverage } = needsWith();
    const quiet = needsWith({ sportCoverage: { ...sportCoverage, timetable: () => fails('unavailable') } });
    expect((await listsOf('', quiet)).timetable?.rows).toHaveLength(3);
  });
});

describe('a followed match', () => {
  it('keeps its state while upstream fails, and ends when upstream has none', async () => {
    const answers = [
      okAsync({ value: someMatch('1H', [1, 0]), observedAt: 10 }),
      errAsync({ kind: 'unavailable', upstream: 'x' } as const),
      errAsync({ kind: 'not-found', upstream: 'x' } as const),
    ];
    const match = followMatches({ fixture: () => answers.shift() ?? fails('unavailable') });
    const first = (await match(1))._unsafeUnwrap();
    expect((await match(1))._unsafeUnwrap()).toEqual(first);
    expect((await match(1))._unsafeUnwrapErr().kind).toBe('not-found');
  });

  it('remembers its course for the next response', async () => {
    const tellings = [someMatch('1H', [0, 0]), someMatch('1H', [1, 0])];
    let at = 0;
    const match = followMatches({
      fixture: () => okAsync({ value: tellings[at] ?? someMatch('FT', [1, 0]), observedAt: 15 * at++ }),
    });
    await match(1);
    expect((await match(1))._unsafeUnwrap().states.map(({ since }) => since)).toEqual([0, 15]);
  });
});
