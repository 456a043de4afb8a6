export interface PlannedDriver {
  readonly id: number;
  /** Around 1. An increase of 0.01 gains about 0.3 seconds per lap. */
  readonly strength: number;
}

export type SessionKind = 'race' | 'sprint' | 'qualifying' | 'practice';

export interface SessionPlan {
  readonly seed: number;
  readonly kind: SessionKind;
  readonly drivers: readonly PlannedDriver[];
  readonly grid: readonly number[] | null;
  readonly laps: number;
  readonly lapSeconds: number;
}
