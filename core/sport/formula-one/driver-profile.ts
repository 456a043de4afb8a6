import type { DriverName, TeamName } from './entrant.ts';
import type { BestFinish } from './team-profile.ts';

/** Spec §3.10. */
export interface DriverProfile extends DriverName {
  readonly id: number;
  readonly nationality: string | null;
  readonly birthdate: string | null;
  readonly birthplace: string | null;
  readonly grandsPrixEntered: number | null;
  readonly championships: number | null;
  readonly podiums: number | null;
  readonly highestRaceFinish: BestFinish | null;
  readonly highestGridPosition: number | null;
  readonly careerPoints: number | null;
  readonly teams: readonly { readonly season: number | null; readonly team: TeamName }[];
}
