/** A driver as a row of a table names one; pictures are paths of ours. */
export interface DriverName {
  readonly id: number | null;
  readonly name: string | null;
  readonly abbr: string | null;
  readonly number: number | null;
  readonly image: string | null;
}

/** A team as a row of a table names one. */
export interface TeamName {
  readonly id: number | null;
  readonly name: string | null;
  readonly logo: string | null;
}
