import type { FollowedMatch } from '../../../sport/football/match/followed-match.ts';
import type { FixtureChoice } from '../../../sport/football/fixture-choice.ts';
import type { FootballChoice, FootballView } from '../../../sport/football/football-query.ts';
import type { Country, League } from '../../../sport/football/league.ts';
import type { ReportedFixture } from '../../../sport/football/match/reported-fixture.ts';
import type { Stage } from '../../../sport/football/stage-header.ts';
import type { StandingGroup } from '../../../sport/football/standings.ts';
import type { TopListKind, TopPlayer, TopRow } from '../../../sport/football/top-list.ts';
import type { LiveHistory } from '../../../polling/live-history.ts';
import type { Observed } from '../../../polling/observed.ts';

/** A way to another choice; `path` bears the one query of it. */
export interface ChoiceLink {
  readonly path: string;
  readonly current: boolean;
}

/** What one of the four views shows; null where upstream does not tell just now. */
export type FootballTable =
  | { readonly kind: 'standings'; readonly groups: readonly StandingGroup[] | null }
  | { readonly kind: TopListKind; readonly rows: readonly TopRow<TopPlayer>[] | null };

/** A line of the timetable. */
export interface TimetableRow {
  readonly fixture: ReportedFixture;
  /** Stands above it, in the two tournaments that have stages (spec §9). */
  readonly stage: Stage | null;
  /** Of the page that shows the fixture. */
  readonly path: string;
}

export interface TimetableContent {
  /** Finished fixtures first (spec §4). */
  readonly rows: readonly TimetableRow[];
  /** Id of the fixture marked 'most'; null when all are finished. */
  readonly current: number | null;
}

/** The page without a fixture (spec §2.6). */
export interface FootballLists {
  readonly kind: 'lists';
  readonly views: readonly (ChoiceLink & { readonly view: FootballView })[];
  readonly table: FootballTable;
  readonly days: { readonly before: ChoiceLink; readonly today: ChoiceLink; readonly after: ChoiceLink };
  /** The fixture dropdown of the day; null where upstream does not tell just now. */
  readonly fixtures: Observed<FixtureChoice> | null;
  readonly timetable: TimetableContent | null;
}

/** The page of one fixture (spec §2.6). */
export interface FootballMatch {
  readonly kind: 'match';
  readonly history: LiveHistory<FollowedMatch>;
  /** Where 'Vissza' leads. */
  readonly back: string;
}

/** The football page (spec §2.6). */
export interface FootballContent {
  readonly sport: 'football';
  /** Without a query. */
  readonly path: string;
  /** As it is shown. */
  readonly choice: FootballChoice;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly quickLinks: readonly (ChoiceLink & { readonly label: string })[];
  readonly countries: readonly Country[];
  /** Of the chosen country. */
  readonly leagues: readonly League[];
  /** Of the chosen league, the latest first. */
  readonly seasons: readonly number[];
  /** What the chosen league is called; null where nobody knows. */
  readonly leagueName: string | null;
  readonly shown: FootballLists | FootballMatch;
}
