/** What a currency cost day by day; the sister site's rates are in its own money. */
export interface Rates {
  readonly site: 'main' | 'sister';
  readonly currency: string;
  /** Days are `YYYY-MM-DD`. */
  readonly days: readonly { readonly day: string; readonly rate: number }[];
}

/** What the minutes widget counted on a day, `YYYY-MM-DD`. */
export interface MinuteCounts {
  readonly day: string;
  readonly recurring: number;
  readonly onetime: number;
}
