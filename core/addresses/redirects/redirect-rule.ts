export interface RedirectExample {
  readonly in: string;
  readonly out: string;
}

/**
 * A redirect rule (R11). `from` may use `{name}` (one segment), `{a|b}`, `{name...}` (one or more), `{yyyymmdd}`,
 * `{digits}` and `{name:digits}`; `to` repeats them. `from` may require a query: its parameters are removed, the rest
 * is unchanged (R13, R61).
 */
export interface RedirectRule {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
  /** Decoded names of parameters to remove; the rest of the query is unchanged (R13). */
  readonly drops?: readonly string[];
  readonly examples: readonly RedirectExample[];
  readonly accepts?: Readonly<Record<string, string>>;
}
