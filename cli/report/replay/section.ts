export interface Section {
  readonly title: string;
  readonly note: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly figures: readonly number[];
  /** Rows of a list that are left out. */
  readonly hidden?: number;
}
