import type { LineUp } from '../simulator/football/line-up.ts';
import { sideNames } from '../simulator/football/match-plan.ts';
import type { Side, SquadPlayer } from '../simulator/football/match-plan.ts';
import type { ScriptEvent } from '../simulator/football/match-script.ts';
import type { MatchState, Score } from '../simulator/football/match-state.ts';
import type { EventItem, FixtureItem, LineUpItem, TeamItem } from './fixture-item.ts';
import type { FixtureRow } from '../simulator/football/fixture-row.ts';
import { statusWords } from './status-words.ts';

const nobody = { id: null, name: null } as const;
const unknown: Score = { home: null, away: null };
const noScore = { halftime: unknown, fulltime: unknown, extratime: unknown, penalty: unknown };

const teamOf = ({ teams }: FixtureRow, side: Side): TeamItem => {
  const { id = null, name = null, logo = null } = teams[side] ?? {};
  return { id, name, logo };
};

/** The winner or the leading team. The upstream reports it during the match too. */
const winnerOf = ({ goals, score }: Pick<MatchState, 'goals' | 'score'>, side: Side): boolean | null => {
  const [own, others] = side === 'home' ? (['home', 'away'] as const) : (['away', 'home'] as const);
  const ahead = (by: Score): number => (by[own] ?? 0) - (by[others] ?? 0);
  const difference = ahead(goals) || ahead(score.penalty);
  return difference === 0 ? null : difference > 0;
};

const describeEvent = (row: FixtureRow, { elapsed, extra, side, ...event }: ScriptEvent): EventItem => ({
  time: { elapsed, extra },
  team: teamOf(row, side),
  player: { id: event.player.id, name: event.player.name },
  assist: event.assist === null ? nobody : { id: event.assist.id, name: event.assist.name },
  type: event.type,
  detail: event.detail,
  comments: event.comments,
});

const describeLineUp = (row: FixtureRow, side: Side, lineUp: LineUp): LineUpItem => {
  const player = ({ id, name, number, position }: SquadPlayer, grid: string | null) => ({
    player: { id, name, number, pos: position, grid },
  });
  return {
    team: teamOf(row, side),
    coach: { id: null, name: row.teams[side]?.coach ?? null, photo: null },
    formation: lineUp.formation,
    startXI: lineUp.starting.map((one) => player(one, one.grid)),
    substitutes: lineUp.substitutes.map((one) => player(one, null)),
  };
};

const dateOf = (at: number | null): string | null =>
  at === null ? null : new Date(at * 1000).toISOString().replace('.000Z', '+00:00');

const announced = (row: FixtureRow): FixtureItem => ({
  fixture: {
    id: row.id,
    referee: row.referee,
    timezone: 'UTC',
    date: dateOf(row.kickOff),
    timestamp: row.kickOff,
    periods: { first: null, second: null },
    venue: { id: null, name: row.venue, city: row.city },
    status: { long: statusWords('NS'), short: 'NS', elapsed: null, extra: null },
  },
  league: {
    id: row.league.id,
    name: row.league.name,
    country: row.league.country,
    logo: row.league.logo,
    flag: row.league.flag,
    season: row.season,
    round: row.round,
  },
  teams: {
    home: { ...teamOf(row, 'home'), winner: null },
    away: { ...teamOf(row, 'away'), winner: null },
  },
  goals: unknown,
  score: noScore,
  events: [],
  lineups: [],
  statistics: [],
});

const running = (row: FixtureRow, state: MatchState): FixtureItem => {
  const plain = announced(row);
  const { short, elapsed, extra, goals, score, events, lineUps, statistics, secondHalf } = state;
  const begun = (seconds: number | null): number | null =>
    seconds === null || row.kickOff === null ? null : row.kickOff + seconds;
  return {
    ...plain,
    fixture: {
      ...plain.fixture,
      periods: { first: begun(elapsed === null ? null : 0), second: begun(secondHalf) },
      status: { long: statusWords(short), short, elapsed, extra },
    },
    teams: {
      home: { ...plain.teams.home, winner: winnerOf(state, 'home') },
      away: { ...plain.teams.away, winner: winnerOf(state, 'away') },
    },
    goals,
    score,
    events: events.map((event) => describeEvent(row, event)),
    lineups: lineUps === null ? [] : sideNames.map((side) => describeLineUp(row, side, lineUps[side])),
    statistics:
      statistics === null ? [] : sideNames.map((side) => ({ team: teamOf(row, side), statistics: statistics[side] })),
  };
};

const partsOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** Fields in `told` override stored columns, including with null. */
const toldOf = (row: FixtureRow, told: NonNullable<FixtureRow['told']>): FixtureItem => {
  const plain = announced(row);
  return {
    ...plain,
    ...told,
    fixture: { ...plain.fixture, ...partsOf(told.fixture) },
    league: { ...plain.league, ...partsOf(told.league) },
  };
};

export const describeFixture = (row: FixtureRow, state: MatchState | null): FixtureItem =>
  row.told !== null ? toldOf(row, row.told) : state === null ? announced(row) : running(row, state);
