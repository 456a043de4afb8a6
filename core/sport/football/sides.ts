export interface Sides<T> {
  readonly home: T;
  readonly away: T;
}

export type Score = Sides<number | null>;
