import type { DriverName, TeamName } from './entrant.ts';

/** Spec §3.10. */
export interface RaceRow {
  readonly position: number | null;
  readonly driver: DriverName;
  readonly team: TeamName | null;
  readonly time: string | null;
}
