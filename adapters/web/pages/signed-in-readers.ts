export interface Readers {
  /** Null when no session matches the `Cookie` header or the lookup fails. */
  tokenOf(cookie: string): Promise<string | null>;
}
