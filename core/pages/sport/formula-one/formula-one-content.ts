import type { Circuit } from '../../../sport/formula-one/circuit.ts';
import type { Competition } from '../../../sport/formula-one/competition.ts';
import type { DriverProfile } from '../../../sport/formula-one/driver-profile.ts';
import type { FormulaOneChoice } from '../../../sport/formula-one/formula-one-query.ts';
import type { FollowedRace } from '../../../sport/formula-one/followed-race.ts';
import type { LiveHistory } from '../../../polling/live-history.ts';
import type { Race } from '../../../sport/formula-one/race.ts';
import type { RaceRow } from '../../../sport/formula-one/race-row.ts';
import type { Ranking } from '../../../sport/formula-one/ranking.ts';
import type { DriverRow, TeamRow } from '../../../sport/formula-one/season-row.ts';
import type { TeamProfile } from '../../../sport/formula-one/team-profile.ts';

/** A weekend as the calendar lists it. */
export interface Weekend extends Omit<Competition, 'races'> {
  /** Whether a session of it is under way. */
  readonly live: boolean;
  readonly path: string;
  readonly current: boolean;
}

/** A session of the chosen weekend. */
export interface Session extends Race {
  /** Tells it apart from the others of the weekend. */
  readonly name: string;
  /** Its results. */
  readonly path: string;
  readonly current: boolean;
}

/** What is told of the chosen session. */
export interface RaceSheet {
  /** Of the session, as the weekend's list has it. */
  readonly name: string;
  /** With its states of the last 90 seconds; of a starting grid as the calendar lists it. */
  readonly history: LiveHistory<FollowedRace>;
  readonly show: 'results' | 'starting-grid';
  /** Of its results and of its starting grid; null for a session that has no grid. */
  readonly paths: { readonly results: string; readonly grid: string | null };
  /** By position; null where results are shown. */
  readonly grid: Ranking<RaceRow> | null;
}

export interface CalendarView {
  readonly kind: 'calendar';
  readonly weekends: readonly Weekend[];
  readonly sessions: readonly Session[];
  readonly circuit: Circuit | null;
  readonly sheet: RaceSheet | null;
}

/** What each view shows. */
export type FormulaOneShown =
  | CalendarView
  | { readonly kind: 'teams'; readonly table: Ranking<TeamRow>; readonly profile: TeamProfile | null }
  | { readonly kind: 'drivers'; readonly table: Ranking<DriverRow>; readonly profile: DriverProfile | null }
  | { readonly kind: 'driver-standings'; readonly table: Ranking<DriverRow> }
  | { readonly kind: 'team-standings'; readonly table: Ranking<TeamRow> };

/** The Formula 1 page (spec §2.7). */
export interface FormulaOneContent {
  readonly sport: 'formula-one';
  /** Without a query. */
  readonly path: string;
  /** As it is shown. */
  readonly choice: FormulaOneChoice;
  /** Years to choose from, the latest first; the chosen one is among them. */
  readonly seasons: readonly number[];
  /** The current year, which goes without saying. */
  readonly season: number;
  /** Null while upstream tells nothing of it. */
  readonly shown: FormulaOneShown | null;
}
