/** A reader's pass, by the secrets that tests know. Times are unix seconds. */
export interface PassWithSecrets {
  readonly validUntil: number;
  /** A single-use key that was not used yet, and until when it may be. */
  readonly key?: string;
  readonly keyUntil?: number;
  readonly token?: string;
  /** The code that goes with the key. */
  readonly code?: string;
}
