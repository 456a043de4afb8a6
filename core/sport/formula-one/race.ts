/** Why a race is slowed down or stopped. */
export type RaceFlag = 'red' | 'safety-car';

/** One session of a race weekend (spec §3.10); one without an id, its own or its competition's, is none. */
export interface Race {
  readonly id: number;
  /** `Verseny`, `Sprint` and others, as upstream has them. */
  readonly type: string | null;
  /** Status word of upstream: Scheduled, Live, Completed, Cancelled, Postponed. */
  readonly status: string | null;
  /** Null while nothing holds the race up. */
  readonly flag: RaceFlag | null;
  /** Unix seconds. */
  readonly startsAt: number | null;
  readonly laps: { readonly current: number | null; readonly total: number | null };
  readonly competition: {
    readonly id: number;
    readonly name: string | null;
    readonly country: string | null;
    readonly city: string | null;
  };
  readonly circuitId: number | null;
}
