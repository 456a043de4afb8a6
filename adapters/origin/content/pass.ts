/** A reader pass with its secrets in plain text, for tests. Times are unix seconds. */
export interface PassWithSecrets {
  readonly validUntil: number;
  readonly key?: string;
  readonly keyUntil?: number;
  readonly token?: string;
  readonly code?: string;
}
