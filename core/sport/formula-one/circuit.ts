/** Where races are run (spec §3.10). */
export interface Circuit {
  readonly id: number;
  readonly name: string | null;
  readonly owner: string | null;
  readonly capacity: number | null;
  /** Years. */
  readonly opened: number | null;
  readonly firstGrandPrix: number | null;
  /** `5.412 Kms`, as upstream writes it. */
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
