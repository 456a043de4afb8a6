import type { DriverName, TeamName } from './entrant.ts';

/** Spec §3.10. */
export interface DriverRow {
  readonly position: number | null;
  readonly points: number | null;
  readonly driver: DriverName;
  readonly team: TeamName | null;
}

export interface TeamRow {
  readonly position: number | null;
  readonly points: number | null;
  readonly team: TeamName;
}
