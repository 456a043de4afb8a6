import type { FixtureContent, LiveScoreContent } from '../content/live-score-content.ts';
import type { Told } from '../../database/schema/live-score-schema.ts';

/* Edge cases that a page must handle (docs/upstreams/live-score-api.md: any field may be null). */

const home = { id: 9_001, name: 'Alma SE', logo: null };
const away = { id: 9_002, name: 'Körte TK', logo: null };
const person = (name: string) => ({ id: null, name });
const status = (short: string | null, elapsed: number | null = null, extra: number | null = null) => ({
  status: { long: null, short, elapsed, extra },
});
const goal = (elapsed: number, team: typeof home, name: string, more: Told = {}) => ({
  time: { elapsed, extra: null },
  team,
  player: person(name),
  assist: { id: null, name: null },
  type: 'Goal',
  detail: 'Normal Goal',
  comments: null,
  ...more,
});
const score = (one: number | null, other: number | null) => ({ home: one, away: other });

const [first, second] = [goal(12, home, 'Bíbor Bence'), goal(48, away, 'Cinke Csaba')];
const counted = [first, second];

export const troubles = {
  'nulls everywhere': {
    fixture: { ...status(null), referee: null, venue: null, timestamp: null, date: null, periods: null },
    league: { name: null, country: null, logo: null, flag: null, round: null },
    teams: { home: null, away: null },
    goals: null,
    score: null,
    events: null,
    lineups: null,
    statistics: null,
    predictions: null,
  },
  'unknown status': { fixture: status('XYZ', 30), goals: score(0, 0), events: [] },
  'statistics in another order': {
    fixture: status('2H', 60),
    goals: score(1, 1),
    events: counted,
    statistics: [
      {
        team: away,
        statistics: [
          { type: 'Corner Kicks', value: 4 },
          { type: 'Ball Possession', value: '45%' },
        ],
      },
      {
        team: home,
        statistics: [
          { type: 'Ball Possession', value: '55%' },
          { type: 'Corner Kicks', value: null },
        ],
      },
    ],
  },
  'own goal': {
    fixture: status('FT', 90),
    goals: score(1, 0),
    events: [goal(33, home, 'Cinke Csaba', { detail: 'Own Goal' })],
  },
  'goal taken back': {
    fixture: status('2H', 52),
    goals: score(1, 0),
    events: [...counted, { ...goal(50, away, 'Cinke Csaba'), type: 'Var', detail: 'Goal cancelled' }],
  },
  'minute 90+17': {
    fixture: status('2H', 90, 17),
    goals: score(2, 1),
    events: [...counted, goal(90, home, 'Bíbor Bence', { time: { elapsed: 90, extra: 17 } })],
  },
  'score without its goals': { fixture: status('2H', 70), goals: score(3, 1), events: counted },
  'players without names': {
    fixture: status('1H', 20),
    goals: score(1, 0),
    events: [{ ...first, player: { id: null, name: null }, assist: null }],
    lineups: [
      { team: home, coach: null, formation: null, startXI: [{ player: person('Bíbor Bence') }], substitutes: null },
    ],
  },
} as const satisfies Readonly<Record<string, Told>>;

export const courses = {
  'put off while it is looked at': [
    { fixture: status('NS'), goals: score(null, null) },
    { fixture: status('PST'), goals: score(null, null) },
  ],
  'fewer events than a minute ago': [
    { fixture: status('2H', 60), goals: score(1, 1), events: counted },
    { fixture: status('2H', 61), goals: score(1, 1), events: [first] },
    { fixture: status('2H', 62), goals: score(1, 1), events: counted },
  ],
  'interrupted and given up': [
    { fixture: status('2H', 55), goals: score(1, 1), events: counted },
    { fixture: status('INT', 55), goals: score(1, 1), events: counted },
    { fixture: status('ABD', 55), goals: score(1, 1), events: counted },
  ],
} as const satisfies Readonly<Record<string, readonly Told[]>>;

export const answerTelling = (id: number, timestamp: number, told: Told): string =>
  JSON.stringify({
    get: 'fixtures',
    errors: [],
    response: [
      {
        ...told,
        fixture: { ...(told.fixture as object), id, timestamp },
        league: {
          ...(told.league as object | undefined),
          id: 9_000,
          name: 'Gondok ligája',
          season: 2026,
          country: null,
        },
        teams: { home, away },
      },
    ],
  });

const crowd = 300;

export const troubledContent = (now: number): LiveScoreContent => ({
  football: {
    countries: [{ id: 'World', name: 'World' }],
    leagues: [
      {
        id: 9_000,
        slug: 'gondok-ligaja',
        name: 'Gondok ligája',
        country: 'World',
        seasons: [{ year: 2026, start: null, end: null }],
      },
    ],
    teams: [home, away],
    fixtures: [
      ...Object.values(troubles).map((told, at): FixtureContent => ({
        id: 9_100 + at,
        league: 9_000,
        season: 2026,
        kickOff: now - 3_000 - at * 60,
        home: home.id,
        away: away.id,
        told,
      })),
      ...Array.from({ length: crowd }, (_, at): FixtureContent => ({
        id: 10_000 + at,
        league: 9_000,
        season: 2026,
        kickOff: now + 86_400,
        home: home.id,
        away: away.id,
        told: { fixture: status('NS') },
      })),
    ],
  },
});
