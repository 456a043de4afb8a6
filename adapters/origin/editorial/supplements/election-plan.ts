/** A simulated election night. Times are unix seconds. */
export interface ElectionPlan {
  readonly supplement: string;
  readonly paths: readonly string[];
  readonly seed: string;
  /** Unix seconds of the first votes; `lasts` is in seconds. */
  readonly startsAt: number;
  readonly lasts: number;
  readonly listSeat: string;
  readonly correction: string;
}
