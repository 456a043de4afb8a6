/** A night on which votes are counted, where nobody counts them. Times are unix seconds. */
export interface ElectionPlan {
  readonly supplement: string;
  /** Where its data is kept: `korzetek`, `listak`; what is there is what the count comes to. */
  readonly paths: readonly string[];
  /** The same seed, moment and result always give the same count. */
  readonly seed: string;
  /** When the first votes are told, and how long it takes until all are: seconds. */
  readonly startsAt: number;
  readonly lasts: number;
  /** What a seat is called that no constituency names. */
  readonly listSeat: string;
  /** What was wrong before the one correction of the night. */
  readonly correction: string;
}
