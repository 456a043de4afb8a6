import type { ColumnType, Generated } from 'kysely';

type Seconds = number;
type Json<T> = ColumnType<T, string, string>;

export type Told = Readonly<Record<string, unknown>>;

export interface Crest {
  readonly shape: 'shield' | 'round' | 'diamond' | 'rows' | 'columns' | 'cross' | 'disc' | 'square';
  readonly colours: readonly string[];
  readonly text?: string;
}

export interface LiveScoreSchema {
  football_countries: { id: string; name: string; code: string | null; flag: string | null };
  football_leagues: {
    id: Generated<number>;
    slug: string;
    name: string;
    type: string;
    country: string;
    logo: string | null;
  };
  /** Days are `YYYY-MM-DD`. */
  football_seasons: {
    league: number;
    year: number;
    start_day: string | null;
    end_day: string | null;
    current: boolean;
  };
  football_teams: {
    id: Generated<number>;
    name: string;
    logo: string | null;
    coach: string | null;
    strength: number;
    crest: Json<Crest> | null;
  };
  football_players: FootballPlayerTable;
  football_fixtures: FootballFixtureTable;
  racing_circuits: { id: number; told: Json<Told> };
  racing_teams: { id: number; told: Json<Told> };
  racing_drivers: { id: number; told: Json<Told> };
  racing_entries: {
    season: number;
    driver: number;
    team: number | null;
    strength: number;
    position: number | null;
    points: number | null;
  };
  racing_team_entries: { season: number; team: number; position: number | null; points: number | null };
  racing_sessions: RacingSessionTable;
}

interface FootballPlayerTable {
  id: number;
  team: number;
  name: string;
  firstname: string;
  lastname: string;
  number: number;
  position: string;
  age: number | null;
  nationality: string | null;
}

export interface FootballFixtureTable {
  id: Generated<number>;
  league: number;
  season: number;
  round: string | null;
  group_name: string | null;
  kick_off: Seconds | null;
  home: number | null;
  away: number | null;
  venue: string | null;
  city: string | null;
  referee: string | null;
  /** Seed of the simulator; null for entered results. */
  seed: number | null;
  knockout: boolean;
  /** Unix seconds. The fixture is listed from then on: the teams of a final are unknown before the semi-finals. */
  listed_from: Seconds | null;
  told: Json<Told> | null;
}

export interface RacingSessionTable {
  id: number;
  season: number;
  competition: Json<Told>;
  circuit: number | null;
  type: string | null;
  starts_at: Seconds | null;
  place: number;
  laps: number | null;
  seed: number | null;
  told: Json<Told> | null;
  results: Json<readonly Told[]> | null;
  grid: Json<readonly Told[]> | null;
}
