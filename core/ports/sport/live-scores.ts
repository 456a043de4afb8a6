import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../failure/failure.ts';
import type { Fixture } from '../../sport/football/fixture.ts';
import type { Country, League } from '../../sport/football/league.ts';
import type { Match } from '../../sport/football/match/match.ts';
import type { StandingRow } from '../../sport/football/standings.ts';
import type { TopPlayer } from '../../sport/football/top-list.ts';
import type { Observed } from '../../polling/observed.ts';

/**
 * Keeps football as it is played (spec §7.2). A league, season or day that nobody knows is 'not-found' and costs the
 * upstream nothing; so is a fixture that no list has named yet: load the list of its day first.
 */
export interface LiveScores {
  fixture(id: number): ResultAsync<Observed<Match>, Failure>;
  /** Of a day, `YYYY-MM-DD`; none is an empty list. */
  fixturesOfDay(wanted: {
    readonly league: number;
    readonly season: number;
    readonly date: string;
  }): ResultAsync<Observed<readonly Fixture[]>, Failure>;
  /** From a day on, by kick-off; of the whole season without one. */
  allFixtures(wanted: {
    readonly league: number;
    readonly season: number;
    readonly startDate: string | null;
  }): ResultAsync<Observed<readonly Fixture[]>, Failure>;
  /** Rows of all groups; `standingGroups` tells them apart. */
  standings(league: number, season: number): ResultAsync<readonly StandingRow[], Failure>;
  topScorers(league: number, season: number): ResultAsync<readonly TopPlayer[], Failure>;
  topYellowCards(league: number, season: number): ResultAsync<readonly TopPlayer[], Failure>;
  topRedCards(league: number, season: number): ResultAsync<readonly TopPlayer[], Failure>;
  countries(): ResultAsync<readonly Country[], Failure>;
  /** `country` is a country's id. */
  leagues(country: string): ResultAsync<readonly League[], Failure>;
  /** Of any country, by its id. */
  league(id: number): ResultAsync<League, Failure>;
  /** Years, the latest first. */
  seasons(): ResultAsync<readonly number[], Failure>;
}
