/** Errors behind a port. HTTP status codes never reach the core. */
export interface Failure {
  readonly kind: 'not-found' | 'forbidden' | 'session-expired' | 'unavailable' | 'malformed';
  readonly upstream: string;
  readonly cause?: unknown;
  /** Set when a retry cannot help: broken upstream content, or input that upstream rejects. */
  readonly lasting?: 'content' | 'input';
  /** Seconds. */
  readonly retryAfter?: number;
}
