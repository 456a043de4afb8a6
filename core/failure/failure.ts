/** Everything that can go wrong behind a port. HTTP numbers never reach the core. */
export interface Failure {
  readonly kind: 'not-found' | 'forbidden' | 'session-expired' | 'unavailable' | 'malformed';
  /** The upstream that failed, for the log. */
  readonly upstream: string;
  readonly cause?: unknown;
  /** Seconds that the upstream asked us to wait. */
  readonly retryAfter?: number;
}
