export interface ReportMessages {
  readonly ruleSet: (file: string | null) => string;
  readonly took: (lines: number, seconds: number) => string;
  readonly summary: string;
  readonly fails: string;
  readonly tells: string;
  readonly leads: string;
  readonly notFoundShare: string;
  readonly addresses: (count: number) => string;
  readonly folded: (count: number) => string;
  readonly cut: (shown: number, of: number) => string;
  readonly unlisted: (addresses: number, requests: number) => string;
  readonly accepted: (reason: string) => string;
  readonly noRule: string;
  readonly nothingThere: string;
  readonly circle: string;
  readonly tip: string;
}
