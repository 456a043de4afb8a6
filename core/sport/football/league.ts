/** A country that has leagues; also what upstream files like one, as `World`. */
export interface Country {
  /** Its code, `HU`; its name where upstream has no code. What `orszag` says of it. */
  readonly id: string;
  readonly name: string;
  /** A path of ours. */
  readonly flag: string | null;
}

/** Days are `YYYY-MM-DD`. */
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
  /** The oldest first. */
  readonly seasons: readonly LeagueSeason[];
}
