import { fixtureOf, type Team } from '../sport/football/fixture.ts';
import type { Match } from '../sport/football/match/match.ts';
import type { EventReport } from '../sport/football/match/match-event.ts';
import type { StandingRow } from '../sport/football/standings.ts';
import type { WorldFootball } from './sport-fixture.ts';

const logo = (name: string): string => `https://logos.example/${name}.png`;
const team = (id: number, name: string): Team => ({ id, name, logo: logo(String(id)) });
const [hidfo, parti, rakpart, zsilip] = [
  team(11, 'Hídfő SC'),
  team(12, 'Parti TK'),
  team(13, 'Rakpart FC'),
  team(14, 'Zsilip SE'),
];
const league = { id: 271, name: 'NB I', logo: logo('nb1'), season: 2024, round: 'Regular Season - 1' };
const none = { home: null, away: null };
/** 2025-01-11, 16:00 UTC */
const saturday = 1_736_611_200;

const event = (more: Partial<EventReport>): EventReport => ({
  elapsed: null,
  extra: null,
  type: null,
  detail: null,
  comments: null,
  teamId: null,
  player: null,
  assist: null,
  ...more,
});

const quiet = {
  squads: { home: null, away: null },
  statistics: { home: [], away: [] },
  prediction: null,
  headToHead: [],
} as const;

const finished: Match = {
  ...quiet,
  fixture: fixtureOf(
    {
      id: 9001,
      timestamp: saturday,
      short: 'FT',
      minute: { elapsed: 90, extra: 4 },
      venue: 'Hídfő aréna',
      referee: 'Sánta Gergely',
      league,
      teams: { home: hidfo, away: parti },
    },
    { home: 2, away: 1 },
    none,
  ),
  events: [
    event({
      elapsed: 12,
      type: 'Goal',
      detail: 'Normal Goal',
      teamId: 11,
      player: 'Bihari Olivér',
      assist: 'Csák Ede',
    }),
    event({ elapsed: 40, type: 'Card', detail: 'Yellow Card', comments: 'Foul', teamId: 12, player: 'Domján Máté' }),
    event({ elapsed: 45, extra: 2, type: 'Goal', detail: 'Penalty', teamId: 12, player: 'Encs Barna' }),
    event({
      elapsed: 60,
      type: 'subst',
      detail: 'Substitution 1',
      teamId: 11,
      player: 'Csák Ede',
      assist: 'Fonyó Pál',
    }),
    event({ elapsed: 71, type: 'Goal', detail: 'Normal Goal', teamId: 12, player: 'Domján Máté' }),
    event({ elapsed: 72, type: 'Var', detail: 'Goal cancelled', teamId: 12, player: 'Domján Máté' }),
    event({ elapsed: 80, type: 'Goal', detail: 'Normal Goal', teamId: 11, player: 'Bihari Olivér' }),
    event({ elapsed: 88, type: 'Card', detail: 'Red Card', teamId: 12, player: 'Encs Barna' }),
  ],
  squads: {
    home: {
      formation: '4-4-2',
      starting: [
        { name: 'Bihari Olivér', number: 9 },
        { name: 'Csák Ede', number: 8 },
      ],
      substitutes: [{ name: 'Fonyó Pál', number: 17 }],
      coach: { name: 'Gazdag Imre', photo: logo('edzo') },
    },
    away: {
      formation: null,
      starting: [{ name: 'Domján Máté', number: 5 }],
      substitutes: [],
      coach: null,
    },
  },
  statistics: {
    home: [
      { type: 'Ball Possession', value: '55%' },
      { type: 'Corner Kicks', value: 6 },
    ],
    away: [
      { type: 'Ball Possession', value: '45%' },
      { type: 'Corner Kicks', value: null },
    ],
  },
  prediction: {
    winner: 'Hídfő SC',
    comment: 'Win or draw',
    chances: { home: 45, draw: 35, away: 20 },
    goals: { home: 60, away: 40 },
  },
};

const underWay: Match = {
  ...quiet,
  fixture: fixtureOf(
    {
      id: 9002,
      timestamp: saturday + 86_400,
      short: '1H',
      minute: { elapsed: 23, extra: null },
      venue: null,
      referee: null,
      league: { ...league, round: 'Regular Season - 2' },
      teams: { home: rakpart, away: zsilip },
    },
    { home: 0, away: 0 },
    none,
  ),
  events: [],
};

const announced: Match = {
  ...quiet,
  fixture: fixtureOf(
    {
      id: 9003,
      timestamp: saturday + 90_000,
      short: 'NS',
      minute: null,
      venue: null,
      referee: null,
      league: { ...league, round: 'Regular Season - 2' },
      teams: { home: parti, away: hidfo },
    },
    none,
    none,
  ),
  events: [],
};

const row = (rank: number, ours: Team, more: Partial<StandingRow>): StandingRow => ({
  rank,
  team: ours,
  group: 'NB I',
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  difference: 0,
  points: 0,
  ...more,
});
const counts = { goals: null, yellow: null, yellowred: null, red: null };

export const contractFootball: WorldFootball = {
  countries: [
    { id: 'HU', name: 'Hungary', flag: logo('hu') },
    { id: 'World', name: 'World', flag: null },
  ],
  leagues: [
    {
      id: 271,
      name: 'NB I',
      logo: logo('nb1'),
      country: 'HU',
      seasons: [
        { year: 2023, start: '2023-07-28', end: '2024-05-18', current: false },
        { year: 2024, start: '2024-07-26', end: '2025-05-24', current: true },
      ],
    },
    {
      id: 1,
      name: 'World Cup',
      logo: null,
      country: 'World',
      seasons: [{ year: 2022, start: '2022-11-20', end: '2022-12-18', current: true }],
    },
  ],
  matches: [finished, underWay, announced],
  standings: [
    {
      league: 271,
      season: 2024,
      rows: [
        row(1, hidfo, { played: 1, won: 1, scored: 2, conceded: 1, difference: 1, points: 3 }),
        row(2, rakpart, {}),
        row(3, zsilip, {}),
        row(4, parti, { played: 1, lost: 1, scored: 1, conceded: 2, difference: -1 }),
      ],
    },
  ],
  players: [
    {
      league: 271,
      season: 2024,
      players: [
        { name: 'Bihari Olivér', photo: logo('p1'), team: hidfo, ...counts, goals: 2 },
        { name: 'Encs Barna', photo: null, team: parti, ...counts, goals: 1, red: 1 },
        { name: 'Domján Máté', photo: null, team: parti, ...counts, yellow: 1 },
      ],
    },
  ],
};
