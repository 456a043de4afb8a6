export interface PlannedDriver {
  readonly id: number;
  /** Around 1: a hundredth more is about three tenths of a second a lap. */
  readonly strength: number;
}

export type SessionKind = 'race' | 'sprint' | 'qualifying' | 'practice';

/** Everything that the course of a session follows from. */
export interface SessionPlan {
  readonly seed: number;
  readonly kind: SessionKind;
  readonly drivers: readonly PlannedDriver[];
  /** Ids from the first place of the grid on; null for a session without one. */
  readonly grid: readonly number[] | null;
  /** Of a race; 0 of what is driven by the clock. */
  readonly laps: number;
  /** Seconds of a good lap. */
  readonly lapSeconds: number;
}
