import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FootballChoice, type FootballKnowledge, readFootballQuery } from './football-query.ts';
import type { League } from './league.ts';
import {
  canonicalFootballQuery,
  type FootballOffer,
  namesUnknown,
  seasonsOffered,
  settleChoice,
} from './settle-choice.ts';

const season = (year: number, current = false) => ({ year, start: null, end: null, current });
const league = (id: number, country: string, years: readonly number[]): League => ({
  id,
  name: `liga ${id}`,
  logo: null,
  country,
  seasons: years.map((year, at) => season(year, at === years.length - 1)),
});

const offers: Readonly<Record<string, readonly League[]>> = {
  HU: [league(271, 'HU', [2023, 2024, 2025]), league(272, 'HU', [2025])],
  Europe: [league(1, 'Europe', [2018, 2022])],
  empty: [],
};
const known: FootballKnowledge = {
  now: 1_736_611_200,
  zone: 'Europe/Budapest',
  countries: Object.keys(offers),
  leagues: [
    { label: 'NB I', country: 'HU', league: 271, season: 2025 },
    { label: 'Vb', country: 'Europe', league: 1, season: 2022 },
  ],
};
const offerOf = ({ country }: FootballChoice): FootballOffer => ({
  leagues: offers[country ?? ''] ?? [],
  seasons: [2025, 2024, 2023],
});
const settled = (choice: FootballChoice): FootballChoice => settleChoice(choice, offerOf(choice), known);
const shown = (query: string): FootballChoice => settled(readFootballQuery(query, known));
const canonical = (query: string): string => canonicalFootballQuery(shown(query), known, settled);

describe('a choice among the available data', () => {
  it.each([
    ['', { country: 'HU', league: 271, season: 2025 }],
    ['orszag=Europe', { country: 'Europe', league: 1, season: 2022 }],
    ['orszag=HU&liga=39', { league: 271, season: 2025 }],
    ['orszag=HU&liga=272', { league: 272, season: 2025 }],
    ['orszag=HU&liga=272&szezon=2023', { league: 272, season: 2025 }],
    ['szezon=2023', { league: 271, season: 2023 }],
    ['szezon=1999', { league: 271, season: 2025 }],
    ['orszag=HU&liga=39&szezon=2023', { league: 271, season: 2025 }],
    ['orszag=empty&liga=7&szezon=2024', { country: 'empty', league: 7, season: 2024 }],
    ['nap=2026-06-30', { day: '2026-06-30' }],
    ['nap=9999-12-31', { day: '2025-01-11' }],
    ['nap=0000-01-01', { day: '2025-01-11' }],
    ['szezon=2023&nap=2026-06-30', { season: 2023, day: '2025-01-11' }],
    ['meccs=9&nap=2023-05-05', { fixture: 9, day: '2023-05-05' }],
    ['meccs=9&nap=1998-05-05', { fixture: 9, day: '2025-01-11' }],
  ] as const)('%j is shown as %j', (query, expected) => {
    expect(shown(query)).toMatchObject(expected);
  });

  it('offers the seasons of the league, or all seasons if unknown', () => {
    const offer = offerOf(readFootballQuery('', known));
    expect(seasonsOffered(offer, 271)).toEqual([2025, 2024, 2023]);
    expect(seasonsOffered({ ...offer, leagues: [] }, 271)).toEqual([2025, 2024, 2023]);
  });

  it('detects when a URL names data that is not shown', () => {
    for (const query of ['orszag=XX', 'liga=39', 'szezon=1999', 'orszag=HU&liga=1', 'nap=9999-12-31'])
      expect(namesUnknown(query, shown(query))).toBe(true);
    for (const query of [
      '',
      'orszag=',
      'liga=272',
      'liga=abc',
      'szezon=2023',
      'oldal=gol',
      'meccs=9',
      'nap=2025-03-01',
      'nap=x',
    ])
      expect(namesUnknown(query, shown(query))).toBe(false);
    expect(namesUnknown('meccs=9', { ...shown(''), fixture: null })).toBe(true);
  });
});

const anyQuery = fc
  .record(
    {
      orszag: fc.constantFrom('HU', 'Europe', 'empty', 'XX', ''),
      liga: fc.constantFrom('271', '272', '1', '39', 'x'),
      szezon: fc.constantFrom('2018', '2022', '2023', '2025', '1999', 'x'),
      oldal: fc.constantFrom('tabella', 'gol', 'piros', 'x'),
      nap: fc.constantFrom('2025-01-11', '2025-02-31', '2024-12-24', '2022-11-30', '9999-12-31'),
      meccs: fc.constantFrom('0', '9', 'x'),
    },
    { requiredKeys: [] },
  )
  .map((fields) => new URLSearchParams(fields).toString());

describe('the one query of a choice', () => {
  it('is empty for the default view, and says no more than it must', () => {
    expect(canonical('orszag=HU&liga=271&szezon=2025&oldal=tabella&nap=2025-01-11&meccs=0')).toBe('');
    expect(canonical('orszag=Europe&liga=1&szezon=2022')).toBe('orszag=Europe');
    expect(canonical('orszag=XX&liga=39')).toBe('');
    expect(canonical('orszag=HU&oldal=gol&nap=2025-01-12')).toBe('oldal=gol&nap=2025-01-12');
  });

  it('shows the same page as the original query, and is stable', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(shown(canonical(query))).toEqual(shown(query));
        expect(canonical(canonical(query))).toBe(canonical(query));
      }),
    );
  });
});
