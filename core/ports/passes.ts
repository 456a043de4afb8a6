import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';

/** Access to gated articles by a pass or a payment (docs/upstreams/main-api.md). */
export interface Passes {
  /** Unix seconds; null when the token opens no articles. */
  validUntil(token: string): ResultAsync<number | null, Failure>;
}
