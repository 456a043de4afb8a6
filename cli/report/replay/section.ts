/** A table of a report, whatever it is written as. */
export interface Section {
  readonly title: string;
  /** One sentence for the reader; empty when none is needed. */
  readonly note: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Places of columns that hold figures. */
  readonly figures: readonly number[];
}
