/** What somebody expects of an address; what is null is not asked for. */
export interface Expectation {
  readonly url: string;
  readonly status: number | null;
  /** Absolute, or a path on the host of the address. */
  readonly location: string | null;
  /** The name of a route, or an outcome. */
  readonly route: string | null;
}
