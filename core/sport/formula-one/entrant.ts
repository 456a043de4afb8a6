export interface DriverName {
  readonly id: number | null;
  readonly name: string | null;
  readonly abbr: string | null;
  readonly number: number | null;
  readonly image: string | null;
}

export interface TeamName {
  readonly id: number | null;
  readonly name: string | null;
  readonly logo: string | null;
}
