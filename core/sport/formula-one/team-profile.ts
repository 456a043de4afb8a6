export interface BestFinish {
  readonly position: number | null;
  readonly times: number | null;
}

/** Spec §3.10. */
export interface TeamProfile {
  readonly id: number;
  readonly name: string | null;
  readonly logo: string | null;
  readonly base: string | null;
  readonly firstEntry: number | null;
  readonly championships: number | null;
  readonly highestRaceFinish: BestFinish | null;
  readonly polePositions: number | null;
  readonly fastestLaps: number | null;
  readonly president: string | null;
  readonly director: string | null;
  readonly technicalManager: string | null;
  readonly chassis: string | null;
  readonly engine: string | null;
  readonly tyres: string | null;
}
