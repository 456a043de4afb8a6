/** A correction by editors (R43); `at` in unix seconds. */
export interface Correction {
  readonly at: number;
  readonly reason: string;
  readonly wordings: { readonly before: string; readonly after: string } | null;
}
