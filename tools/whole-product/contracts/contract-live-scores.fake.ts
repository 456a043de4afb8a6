import type { LiveScoreContent } from '#adapters/origin/sport/content/live-score-content.ts';
import { writtenMatch } from '#adapters/live-score-api/written-football.fake.ts';
import {
  writtenCircuit,
  writtenDriver,
  writtenRace,
  writtenRow,
  writtenTeam,
} from '#adapters/live-score-api/written-formula-one.fake.ts';
import type { Match } from '#core/sport/football/match/match.ts';
import { contractFootball } from '#core/testing/contract-football.ts';
import { contractFormulaOne } from '#core/testing/contract-formula-one.ts';

type Told = Readonly<Record<string, unknown>>;

const told = (value: object): Told => value as Told;
const once = <Item extends { readonly id: number | null }>(items: readonly (Item | null)[]): readonly Item[] => [
  ...new Map(items.flatMap((item) => (item === null ? [] : [[item.id, item] as const]))).values(),
];

const toldMatch = (match: Match): Told => {
  const { events, ...rest } = told(writtenMatch(match));
  const teams = Object.values(match.fixture.teams);
  const named = (event: Told) => ({ ...event, team: teams.find(({ id }) => id === (event['team'] as Told)['id']) });
  return { ...rest, events: (events as readonly Told[]).map(named) };
};

const { seasons, tables, circuits, teams, drivers } = contractFormulaOne;
const rows = seasons.flatMap((season) => season.drivers);
const tableOf = (race: number) => tables.find((table) => table.race === race);

export const contractLiveScores: LiveScoreContent = {
  football: {
    countries: contractFootball.countries.map(({ id, name, flag }) => ({
      id,
      name,
      flag,
      code: id.length === 2 ? id : null,
    })),
    leagues: contractFootball.leagues.map(({ id, name, logo, country, seasons: years }) => ({
      id,
      slug: `liga-${id}`,
      name: name ?? '',
      logo,
      country: country ?? '',
      seasons: years,
    })),
    teams: once(contractFootball.matches.flatMap(({ fixture }) => [fixture.teams.home, fixture.teams.away])).map(
      ({ id, name, logo }) => ({ id: id ?? 0, name: name ?? '', logo }),
    ),
    fixtures: contractFootball.matches.map((match) => ({
      id: match.fixture.id,
      league: match.fixture.league.id ?? 0,
      season: match.fixture.league.season ?? 0,
      round: match.fixture.league.round,
      kickOff: match.fixture.timestamp,
      home: match.fixture.teams.home.id,
      away: match.fixture.teams.away.id,
      told: toldMatch(match),
    })),
  },
  racing: {
    circuits: circuits.map((circuit) => ({ id: circuit.id ?? 0, told: told(writtenCircuit(circuit)) })),
    teams: once([...rows.map(({ team }) => team), ...seasons.flatMap((one) => one.teams.map(({ team }) => team))]).map(
      (team) => {
        const profile = teams.find(({ id }) => id === team.id);
        return { id: team.id ?? 0, told: told(profile === undefined ? team : writtenTeam(profile)) };
      },
    ),
    drivers: once(rows.map(({ driver }) => driver)).map((driver) => {
      const profile = drivers.find(({ id }) => id === driver.id);
      return { id: driver.id ?? 0, told: told(profile === undefined ? driver : writtenDriver(profile)) };
    }),
    entries: seasons.flatMap(({ season, drivers: entrants }) =>
      entrants.map(({ driver, team, position, points }) => ({
        season,
        driver: driver.id ?? 0,
        team: team?.id ?? null,
        position,
        points,
      })),
    ),
    teamEntries: seasons.flatMap(({ season, teams: entrants }) =>
      entrants.map(({ team, position, points }) => ({ season, team: team.id ?? 0, position, points })),
    ),
    sessions: seasons.flatMap(({ season, races }) =>
      races.map((race) => {
        const { competition, ...rest } = told(writtenRace(season)(race));
        const table = tableOf(race.id);
        return {
          id: race.id,
          season,
          competition: told(competition as object),
          circuit: race.circuitId,
          type: race.type,
          startsAt: race.startsAt,
          told: rest,
          results: table?.results.map((row) => told(writtenRow(race.id)(row))) ?? null,
          grid: table?.grid.map((row) => told(writtenRow(race.id)(row))) ?? null,
        };
      }),
    ),
  },
};
