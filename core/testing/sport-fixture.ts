import type { Country, League } from '../sport/football/league.ts';
import type { Match } from '../sport/football/match/match.ts';
import type { StandingRow } from '../sport/football/standings.ts';
import type { TopPlayer } from '../sport/football/top-list.ts';
import type { Circuit } from '../sport/formula-one/circuit.ts';
import type { DriverProfile } from '../sport/formula-one/driver-profile.ts';
import type { Race } from '../sport/formula-one/race.ts';
import type { RaceRow } from '../sport/formula-one/race-row.ts';
import type { DriverRow, TeamRow } from '../sport/formula-one/season-row.ts';
import type { TeamProfile } from '../sport/formula-one/team-profile.ts';

/** Tables may be given or computed from the matches; both give the same result. */
export interface WorldFootball {
  readonly countries: readonly Country[];
  readonly leagues: readonly League[];
  readonly matches: readonly Match[];
  readonly standings: readonly {
    readonly league: number;
    readonly season: number;
    readonly rows: readonly StandingRow[];
  }[];
  readonly players: readonly {
    readonly league: number;
    readonly season: number;
    readonly players: readonly TopPlayer[];
  }[];
}

export interface WorldFormulaOne {
  readonly seasons: readonly {
    readonly season: number;
    readonly races: readonly Race[];
    readonly drivers: readonly DriverRow[];
    readonly teams: readonly TeamRow[];
  }[];
  readonly tables: readonly {
    readonly race: number;
    readonly results: readonly RaceRow[];
    readonly grid: readonly RaceRow[];
  }[];
  readonly circuits: readonly Circuit[];
  readonly teams: readonly TeamProfile[];
  readonly drivers: readonly DriverProfile[];
}

export interface SportFixture {
  readonly football: WorldFootball;
  readonly formulaOne: WorldFormulaOne;
}
