import type { FollowedMatch } from '../../../sport/football/match/followed-match.ts';
import type { Fixture } from '../../../sport/football/fixture.ts';
import type { FixtureChoice } from '../../../sport/football/fixture-choice.ts';
import type { FootballChoice, FootballView } from '../../../sport/football/football-query.ts';
import type { Country, League } from '../../../sport/football/league.ts';
import type { ReportedFixture } from '../../../sport/football/match/reported-fixture.ts';
import type { Stage } from '../../../sport/football/stage-header.ts';
import type { StandingGroup } from '../../../sport/football/standings.ts';
import type { TopListKind, TopPlayer, TopRow } from '../../../sport/football/top-list.ts';
import type { LiveHistory } from '../../../polling/live-history.ts';
import type { Observed } from '../../../polling/observed.ts';

export interface ChoiceLink {
  readonly path: string;
  readonly current: boolean;
}

/** Null means that it could not be loaded; an empty list means that there is none (R54). */
export type FootballTable =
  | { readonly kind: 'standings'; readonly groups: readonly StandingGroup[] | null }
  | { readonly kind: TopListKind; readonly rows: readonly TopRow<TopPlayer>[] | null };

export interface TimetableRow {
  readonly fixture: ReportedFixture;
  /** Only for the two tournaments that have stages (spec §9). */
  readonly stage: Stage | null;
  readonly path: string;
}

export interface TimetableContent {
  /** Finished fixtures first (spec §4). */
  readonly rows: readonly TimetableRow[];
  readonly current: number | null;
}

export interface DayMatch {
  readonly fixture: Fixture;
  readonly running: boolean;
  /** Only for a match of another league than the chosen one. */
  readonly league: string | null;
  readonly path: string;
}

/** Football page without a fixture (spec §2.6). */
export interface FootballLists {
  readonly kind: 'lists';
  readonly views: readonly (ChoiceLink & { readonly view: FootballView })[];
  readonly table: FootballTable;
  readonly days: { readonly before: ChoiceLink; readonly today: ChoiceLink; readonly after: ChoiceLink };
  /** Null means that they could not be loaded (R54). */
  readonly fixtures: Observed<FixtureChoice> | null;
  /** Those of the chosen day, and running ones of other leagues. */
  readonly matches: readonly DayMatch[];
  readonly timetable: TimetableContent | null;
}

/** Football page of one fixture (spec §2.6). */
export interface FootballMatch {
  readonly kind: 'match';
  readonly history: LiveHistory<FollowedMatch>;
  readonly back: string;
}

/** Football page (spec §2.6). */
export interface FootballContent {
  readonly sport: 'football';
  readonly path: string;
  readonly choice: FootballChoice;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly quickLinks: readonly (ChoiceLink & { readonly label: string })[];
  readonly countries: readonly Country[];
  readonly leagues: readonly League[];
  readonly seasons: readonly number[];
  readonly leagueName: string | null;
  readonly shown: FootballLists | FootballMatch;
}
