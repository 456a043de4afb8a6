import type { RequestListener } from 'node:http';
import { calendarDay } from '#core/sport/football/calendar-day.ts';
import type { Match } from '#core/sport/football/match/match.ts';
import { topList, type TopListKind } from '#core/sport/football/top-list.ts';
import type { SportFixture } from '#core/testing/sport-fixture.ts';
import {
  writtenCountry,
  writtenFixture,
  writtenLeague,
  writtenMatch,
  writtenPlayer,
  writtenStandings,
} from './written-football.fake.ts';
import { writtenCircuit, writtenDriver, writtenRace, writtenRow, writtenTeam } from './written-formula-one.fake.ts';

type Answers = (segments: readonly string[], query: URLSearchParams) => readonly unknown[] | null;

const topLists: Readonly<Record<string, TopListKind>> = {
  topscorers: 'goals',
  topyellowcards: 'yellow',
  topredcards: 'red',
};

const dayOf = ({ fixture: { timestamp } }: Match): string =>
  timestamp === null ? '' : calendarDay(timestamp, 'Europe/Budapest');

const football =
  ({ football: world }: SportFixture): Answers =>
  ([call = '', first, second, third], query) => {
    const isOf = (one: { readonly league: number; readonly season: number }) =>
      one.league === Number(first) && one.season === Number(second);
    const ofSeason = world.matches.filter(
      ({ fixture: { league } }) => league.id === Number(first) && league.season === Number(second),
    );
    const kind = topLists[call];
    if (kind !== undefined)
      return topList(kind, world.players.find(isOf)?.players ?? []).map(({ player }) => writtenPlayer(player));
    switch (call) {
      case 'seasons':
        return [...new Set(world.leagues.flatMap(({ seasons }) => seasons.map(({ year }) => year)))];
      case 'countries':
        return world.countries.map(writtenCountry);
      case 'leagues':
        return world.leagues.filter(({ country }) => first === 'all' || country === first).map(writtenLeague);
      case 'standings': {
        const found = world.standings.find(isOf);
        return found === undefined ? [] : [writtenStandings(found.league, found.season, found.rows)];
      }
      case 'fixtures':
        if (second === undefined)
          return world.matches.filter(({ fixture }) => fixture.id === Number(first)).map(writtenMatch);
        return ofSeason
          .filter((match) => (third === 'all' ? dayOf(match) >= (query.get('from') ?? '') : dayOf(match) === third))
          .map(({ fixture }) => writtenFixture(fixture));
      default:
        return null;
    }
  };

const formulaOne =
  ({ formulaOne: world }: SportFixture): Answers =>
  ([call = '', first]) => {
    const id = Number(first);
    const season = world.seasons.find((one) => one.season === id);
    const table = world.tables.find(({ race }) => race === Math.abs(id));
    switch (call) {
      case 'seasons':
        return world.seasons.map((one) => one.season);
      case 'races':
        return (season?.races ?? []).map(writtenRace(id));
      case 'drivers':
        return season?.drivers ?? [];
      case 'teams':
        return season?.teams ?? [];
      case 'result':
        return ((id < 0 ? table?.grid : table?.results) ?? []).map(writtenRow(Math.abs(id)));
      case 'circuit':
        return world.circuits.filter((one) => one.id === id).map(writtenCircuit);
      case 'team':
        return world.teams.filter((one) => one.id === id).map(writtenTeam);
      case 'driver':
        return world.drivers.filter((one) => one.id === id).map(writtenDriver);
      default:
        return null;
    }
  };

export const answeringLiveScores =
  (worldOf: () => SportFixture): RequestListener =>
  (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [, root, sport, ...segments] = pathname.split('/').map(decodeURIComponent);
    const answers = sport === 'football' ? football : sport === 'formula-1' ? formulaOne : null;
    const found = root === 'livescore' ? (answers?.(worldOf())(segments, searchParams) ?? null) : null;
    const head = { 'content-type': 'application/json' };
    if (found === null) response.writeHead(404, head).end('{"title":"no such call"}');
    else
      response
        .writeHead(200, head)
        .end(JSON.stringify({ get: segments[0], parameters: {}, errors: [], results: found.length, response: found }));
  };
