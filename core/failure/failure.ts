/** Everything that can go wrong behind a port. HTTP numbers never reach the core. */
export interface Failure {
  readonly kind: 'not-found' | 'forbidden' | 'session-expired' | 'unavailable' | 'malformed';
  /** The upstream that failed, for the log. */
  readonly upstream: string;
  readonly cause?: unknown;
  /**
   * What a failure lies in that no later try changes: content that cannot be used, until it is edited, or an input that
   * the upstream refuses.
   */
  readonly lasting?: 'content' | 'input';
  /** Seconds that the upstream asked us to wait. */
  readonly retryAfter?: number;
}
