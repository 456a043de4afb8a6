export type RaceFlag = 'red' | 'safety-car';

/** A session of a race weekend (spec §3.10). Entries without a session or competition id are ignored. */
export interface Race {
  readonly id: number;
  readonly type: string | null;
  readonly status: string | null;
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
