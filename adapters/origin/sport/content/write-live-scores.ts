import { insertRows } from '../../database/connection/insert-rows.ts';
import type { Database } from '../../database/connection/open-database.ts';
import type { FootballContent, LiveScoreContent, RacingContent } from './live-score-content.ts';

const writeFootball = async (
  db: Database,
  { countries = [], leagues = [], teams = [], players = [], fixtures = [] }: FootballContent,
): Promise<void> => {
  await insertRows(db, 'football_countries', ['id', 'name', 'code', 'flag'], countries);
  await insertRows(
    db,
    'football_leagues',
    ['id', 'slug', 'name', 'type', 'country', 'logo'],
    leagues.map((league) => ({ type: 'League', ...league })),
  );
  await insertRows(
    db,
    'football_seasons',
    ['league', 'year', 'start_day', 'end_day', 'current'],
    leagues.flatMap(({ id, seasons }) =>
      seasons.map(({ year, start, end, current = true }) => ({
        league: id,
        year,
        start_day: start,
        end_day: end,
        current,
      })),
    ),
  );
  await insertRows(
    db,
    'football_teams',
    ['id', 'name', 'logo', 'coach', 'strength', 'crest'],
    teams.map((team) => ({ strength: 1, ...team })),
  );
  await insertRows(
    db,
    'football_players',
    ['id', 'team', 'name', 'firstname', 'lastname', 'number', 'position', 'age', 'nationality'],
    players,
  );
  await insertRows(
    db,
    'football_fixtures',
    [
      ...(['id', 'league', 'season', 'round', 'group_name', 'kick_off', 'home', 'away', 'venue', 'city'] as const),
      ...(['referee', 'seed', 'knockout', 'listed_from', 'told'] as const),
    ],
    fixtures.map(({ group, kickOff, listedFrom, knockout = false, ...rest }) => ({
      ...rest,
      knockout,
      group_name: group,
      kick_off: kickOff,
      listed_from: listedFrom,
    })),
  );
};

const writeRacing = async (
  db: Database,
  { circuits = [], teams = [], drivers = [], entries = [], teamEntries = [], sessions = [] }: RacingContent,
): Promise<void> => {
  await insertRows(db, 'racing_circuits', ['id', 'told'], circuits);
  await insertRows(db, 'racing_teams', ['id', 'told'], teams);
  await insertRows(db, 'racing_drivers', ['id', 'told'], drivers);
  await insertRows(
    db,
    'racing_entries',
    ['season', 'driver', 'team', 'strength', 'position', 'points'],
    entries.map((entry) => ({ strength: 1, ...entry })),
  );
  await insertRows(db, 'racing_team_entries', ['season', 'team', 'position', 'points'], teamEntries);
  await insertRows(
    db,
    'racing_sessions',
    [
      ...(['id', 'season', 'competition', 'circuit', 'type', 'starts_at', 'place', 'laps', 'seed'] as const),
      ...(['told', 'results', 'grid'] as const),
    ],
    sessions.map(({ startsAt, ...rest }, place) => ({ ...rest, place, starts_at: startsAt })),
  );
};

/** Needs the caller's transaction. Rows whose id exists stay unchanged. */
export const writeLiveScores = async (all: Database, { football, racing }: LiveScoreContent): Promise<void> => {
  if (football !== undefined) await writeFootball(all, football);
  if (racing !== undefined) await writeRacing(all, racing);
};
