import { idIn } from '../calls/live-score-call.ts';
import type { LiveScoreCall } from '../calls/live-score-call.ts';
import type { LiveScoreContext } from '../calls/live-score-context.ts';
import {
  describeDrivers,
  describeGrid,
  describeResults,
  describeSession,
  isSimulated,
  teamPoints,
} from './describe-season.ts';
import { loadSeason } from './driven-season.ts';

const seasons: LiveScoreCall = {
  path: 'seasons',
  answer: async ({ db, simulates }) => {
    const rows = await db
      .selectFrom('racing_sessions')
      .select('season')
      .distinct()
      .where((is) => (simulates ? is.lit(true) : is('seed', 'is', null)))
      .orderBy('season')
      .execute();
    return rows.map(({ season }) => season);
  },
};

const races: LiveScoreCall = {
  path: 'races/:season',
  answer: async (context, parameters) => {
    const driven = await loadSeason(context, { season: idIn(parameters, 'season') });
    return driven?.sessions.map(describeSession) ?? [];
  },
};

const drivers: LiveScoreCall = {
  path: 'drivers/:season',
  answer: async (context, parameters) => {
    const driven = await loadSeason(context, { season: idIn(parameters, 'season') });
    return driven === null ? [] : describeDrivers(driven);
  },
};

const toldTeams = async ({ db }: LiveScoreContext, season: number) => {
  const rows = await db
    .selectFrom('racing_team_entries as e')
    .innerJoin('racing_teams as t', 't.id', 'e.team')
    .select(['e.position', 'e.points', 't.id', 't.told'])
    .where('e.season', '=', season)
    .orderBy('e.position')
    .execute();
  return rows.map(({ position, points, id, told }) => ({
    position,
    team: { id, name: told.name ?? null, logo: told.logo ?? null },
    points,
    season,
  }));
};

const teams: LiveScoreCall = {
  path: 'teams/:season',
  answer: async (context, parameters) => {
    const season = idIn(parameters, 'season');
    const driven = await loadSeason(context, { season });
    if (driven === null) return [];
    if (!isSimulated(driven)) return toldTeams(context, season);
    return teamPoints(driven).map(({ team, points }, at) => ({ position: at + 1, team, points, season }));
  },
};

const largest = 2_147_483_647;

const result: LiveScoreCall = {
  path: 'result/:race',
  answer: async (context, parameters) => {
    const id = idIn(parameters, 'race', -largest);
    const driven = await loadSeason(context, { session: Math.abs(id) });
    const session = driven?.sessions.find(({ row }) => row.id === Math.abs(id));
    if (driven === null || session === undefined) return [];
    return id < 0 ? describeGrid(driven, session) : describeResults(driven, session);
  },
};

const profile = (path: string, table: 'racing_circuits' | 'racing_teams' | 'racing_drivers'): LiveScoreCall => ({
  path: `${path}/:id`,
  answer: async ({ db }, parameters) => {
    const rows = await db.selectFrom(table).select(['id', 'told']).where('id', '=', idIn(parameters, 'id')).execute();
    return rows.map(({ id, told }) => ({ ...told, id }));
  },
});

export const racingCalls: readonly LiveScoreCall[] = [
  seasons,
  races,
  drivers,
  teams,
  result,
  profile('circuit', 'racing_circuits'),
  profile('team', 'racing_teams'),
  profile('driver', 'racing_drivers'),
];
