import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../failure/failure.ts';
import type { Fixture } from '../../sport/football/fixture.ts';
import type { Country, League } from '../../sport/football/league.ts';
import type { Match } from '../../sport/football/match/match.ts';
import type { StandingRow } from '../../sport/football/standings.ts';
import type { TopPlayer } from '../../sport/football/top-list.ts';
import type { Observed } from '../../polling/observed.ts';

/** Loads football data (spec §7.2). A fixture is 'not-found' until the list of its day was loaded. */
export interface LiveScores {
  fixture(id: number): ResultAsync<Observed<Match>, Failure>;
  /** `YYYY-MM-DD`; empty when there are no fixtures. */
  fixturesOfDay(wanted: {
    readonly league: number;
    readonly season: number;
    readonly date: string;
  }): ResultAsync<Observed<readonly Fixture[]>, Failure>;
  /** Sorted by kick-off; without a day, the whole season. */
  allFixtures(wanted: {
    readonly league: number;
    readonly season: number;
    readonly startDate: string | null;
  }): ResultAsync<Observed<readonly Fixture[]>, Failure>;
  standings(league: number, season: number): ResultAsync<readonly StandingRow[], Failure>;
  topScorers(league: number, season: number): ResultAsync<readonly TopPlayer[], Failure>;
  topYellowCards(league: number, season: number): ResultAsync<readonly TopPlayer[], Failure>;
  topRedCards(league: number, season: number): ResultAsync<readonly TopPlayer[], Failure>;
  countries(): ResultAsync<readonly Country[], Failure>;
  leagues(country: string): ResultAsync<readonly League[], Failure>;
  league(id: number): ResultAsync<League, Failure>;
  seasons(): ResultAsync<readonly number[], Failure>;
}
