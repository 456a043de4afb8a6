/** What pages need to know of readers who are signed in. */
export interface Readers {
  /**
   * The token of the reader whose handle stands in a `Cookie` header; null for nobody's, and while it cannot be told.
   */
  tokenOf(cookie: string): Promise<string | null>;
}
