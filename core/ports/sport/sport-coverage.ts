import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../failure/failure.ts';
import type { LeagueLink } from '../../sport/football/league-link.ts';
import type { ReportedFixture } from '../../sport/football/match/reported-fixture.ts';

/** Keeps what the newsroom follows in sport: its leagues, and fixtures with its reports (spec §7.1, "Live scores"). */
export interface SportCoverage {
  /** Quick links of the football page; none is an empty list. */
  leagues(site: string): ResultAsync<readonly LeagueLink[], Failure>;
  /** A league's fixtures of a season from a day on, by kick-off; of the whole season without one. */
  timetable(
    site: string,
    wanted: { readonly league: number; readonly season: number; readonly startDate: string | null },
  ): ResultAsync<readonly ReportedFixture[], Failure>;
  /** The fixtures of a day, `YYYY-MM-DD`, of every league that is followed. */
  ofDay(site: string, day: string): ResultAsync<readonly ReportedFixture[], Failure>;
}
