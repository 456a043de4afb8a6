export interface Country {
  /** The country code, or the name when upstream has no code. Also the value of `orszag`. */
  readonly id: string;
  readonly name: string;
  readonly flag: string | null;
}

export interface LeagueSeason {
  readonly year: number;
  readonly start: string | null;
  readonly end: string | null;
  readonly current: boolean;
}

export interface League {
  readonly id: number;
  readonly name: string | null;
  readonly logo: string | null;
  readonly country: string | null;
  readonly seasons: readonly LeagueSeason[];
}
