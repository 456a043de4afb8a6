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

export interface Weekend extends Omit<Competition, 'races'> {
  readonly live: boolean;
  readonly path: string;
  readonly current: boolean;
}

export interface Session extends Race {
  readonly name: string;
  readonly path: string;
  readonly current: boolean;
}

export interface RaceSheet {
  readonly name: string;
  readonly history: LiveHistory<FollowedRace>;
  readonly show: 'results' | 'starting-grid';
  readonly paths: { readonly results: string; readonly grid: string | null };
  readonly grid: Ranking<RaceRow> | null;
}

export interface CalendarView {
  readonly kind: 'calendar';
  readonly weekends: readonly Weekend[];
  readonly sessions: readonly Session[];
  readonly circuit: Circuit | null;
  readonly sheet: RaceSheet | null;
}

export type FormulaOneShown =
  | CalendarView
  | { readonly kind: 'teams'; readonly table: Ranking<TeamRow>; readonly profile: TeamProfile | null }
  | { readonly kind: 'drivers'; readonly table: Ranking<DriverRow>; readonly profile: DriverProfile | null }
  | { readonly kind: 'driver-standings'; readonly table: Ranking<DriverRow> }
  | { readonly kind: 'team-standings'; readonly table: Ranking<TeamRow> };

/** Formula 1 page (spec §2.7). */
export interface FormulaOneContent {
  readonly sport: 'formula-one';
  readonly path: string;
  readonly choice: FormulaOneChoice;
  readonly seasons: readonly number[];
  readonly season: number;
  readonly shown: FormulaOneShown | null;
}
