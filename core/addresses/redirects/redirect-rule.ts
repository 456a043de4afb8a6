/** An address and where the whole redirect function takes it; both are its rule's test and its documentation. */
export interface RedirectExample {
  readonly in: string;
  readonly out: string;
}

/**
 * A redirect as data (R11). `from` is a path of literals, `{name}` (one segment), `{a|b}` (one of these words),
 * `{name...}` (one segment or more), `{yyyymmdd}` (a real date), `{digits}` and `{name:digits}` (a number); `to` is a
 * path, or the shop's address, that repeats them by their names, the date as `{yyyy}`, `{mm}` and `{dd}`. Behind a
 * question mark `from` lists query parameters that the address must have: `/?p={digits}`, `/cikk.php?id={id}&lap=1`.
 * They are consumed; the rest of the query is kept byte for byte (R13, R61).
 */
export interface RedirectRule {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
  /** Parameters that go on the way, by their decoded names; the rest of the query is kept byte for byte (R13). */
  readonly drops?: readonly string[];
  readonly examples: readonly RedirectExample[];
  /** Kinds of lint findings that are meant to be so, each with its reason. They are still told. */
  readonly accepts?: Readonly<Record<string, string>>;
}
