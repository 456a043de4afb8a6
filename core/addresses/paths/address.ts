/** An address as it was asked for: nothing is decoded or rewritten. */
export interface Address {
  readonly host: string;
  /** Begins with a slash; percent-encoded as received. */
  readonly path: string;
  /** Without its question mark; empty when there is none. */
  readonly query: string;
}
