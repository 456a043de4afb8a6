import type { DriverName, TeamName } from './entrant.ts';
import type { BestFinish } from './team-profile.ts';

/** A driver's page (spec §3.10). */
export interface DriverProfile extends DriverName {
  readonly id: number;
  readonly nationality: string | null;
  /** `YYYY-MM-DD` */
  readonly birthdate: string | null;
  readonly birthplace: string | null;
  readonly grandsPrixEntered: number | null;
  readonly championships: number | null;
  readonly podiums: number | null;
  readonly highestRaceFinish: BestFinish | null;
  readonly highestGridPosition: number | null;
  readonly careerPoints: number | null;
  /** The latest season first. */
  readonly teams: readonly { readonly season: number | null; readonly team: TeamName }[];
}
