/** What the newsroom put right in an article, in an editor's words (R43); `at` in unix seconds. */
export interface Correction {
  readonly at: number;
  readonly reason: string;
  /** As it stood and as it stands, only where the editor gives both. */
  readonly wordings: { readonly before: string; readonly after: string } | null;
}
