import type { DriverName, TeamName } from './entrant.ts';

/** A line of a race's results or of its starting grid (spec §3.10). */
export interface RaceRow {
  readonly position: number | null;
  readonly driver: DriverName;
  /** Null for a driver without a team. */
  readonly team: TeamName | null;
  /** `1:32:14.087`, `+5.2`, `DNF`, as upstream writes it. */
  readonly time: string | null;
}
