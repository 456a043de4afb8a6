import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';

/** Keeps what opens gated articles to readers, be it a pass or a payment (docs/upstreams/main-api.md). */
export interface Passes {
  /** Until when a token opens articles, in unix seconds; null when it opens none. */
  validUntil(token: string): ResultAsync<number | null, Failure>;
}
