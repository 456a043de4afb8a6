/** What a report says that is to be read by itself, away from the terminal. */
export interface ReportMessages {
  /** Which rules judged; null is the product's own set. */
  readonly ruleSet: (file: string | null) => string;
  /** How long the replay took, and how many lines it read. */
  readonly took: (lines: number, seconds: number) => string;
  readonly summary: string;
  /** What makes the replay fail, and what is told only. */
  readonly fails: string;
  readonly tells: string;
  readonly leads: string;
  readonly notFoundShare: string;
  readonly addresses: (count: number) => string;
  /** Addresses that are folded away, and those that are not in the report at all. */
  readonly folded: (count: number) => string;
  /** Says that of the addresses of a group only some are shown. */
  readonly cut: (shown: number, of: number) => string;
  readonly unlisted: (addresses: number, requests: number) => string;
  /** Behind a finding that the rule set means to have. */
  readonly accepted: (reason: string) => string;
  readonly noRule: string;
  /** Behind a place that a rule leads to. */
  readonly nothingThere: string;
  readonly circle: string;
  /** A command line that shows the whole trail of one address. */
  readonly tip: string;
}
