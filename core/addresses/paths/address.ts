export interface Address {
  readonly host: string;
  /** Starts with a slash; percent-encoded as received. */
  readonly path: string;
  readonly query: string;
}
