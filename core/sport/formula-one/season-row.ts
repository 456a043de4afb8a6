import type { DriverName, TeamName } from './entrant.ts';

/** A driver's place in a season (spec §3.10). */
export interface DriverRow {
  readonly position: number | null;
  readonly points: number | null;
  readonly driver: DriverName;
  readonly team: TeamName | null;
}

/** A team's place in a season. */
export interface TeamRow {
  readonly position: number | null;
  readonly points: number | null;
  readonly team: TeamName;
}
