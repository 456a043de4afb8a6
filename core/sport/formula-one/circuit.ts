/** Spec §3.10. */
export interface Circuit {
  readonly id: number;
  readonly name: string | null;
  readonly owner: string | null;
  readonly capacity: number | null;
  readonly opened: number | null;
  readonly firstGrandPrix: number | null;
  readonly length: string | null;
  readonly raceDistance: string | null;
  readonly laps: number | null;
  readonly lapRecord: {
    readonly time: string | null;
    readonly driver: string | null;
    readonly year: number | null;
  } | null;
  readonly image: string | null;
}
