export interface Rates {
  readonly site: 'main' | 'sister';
  readonly currency: string;
  /** `YYYY-MM-DD`. */
  readonly days: readonly { readonly day: string; readonly rate: number }[];
}

export interface MinuteCounts {
  readonly day: string;
  readonly recurring: number;
  readonly onetime: number;
}
