import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../failure/failure.ts';
import type { LeagueLink } from '../../sport/football/league-link.ts';
import type { ReportedFixture } from '../../sport/football/match/reported-fixture.ts';

/** Leagues and fixtures that the newsroom covers, with its reports (spec §7.1, "Live scores"). */
export interface SportCoverage {
  leagues(site: string): ResultAsync<readonly LeagueLink[], Failure>;
  timetable(
    site: string,
    wanted: { readonly league: number; readonly season: number; readonly startDate: string | null },
  ): ResultAsync<readonly ReportedFixture[], Failure>;
  /** `day` is `YYYY-MM-DD`; covers every followed league. */
  ofDay(site: string, day: string): ResultAsync<readonly ReportedFixture[], Failure>;
}
