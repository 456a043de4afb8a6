/** One of each for the two teams of a match. */
export interface Sides<T> {
  readonly home: T;
  readonly away: T;
}

/** Goals of both teams; null where upstream does not know. */
export type Score = Sides<number | null>;
