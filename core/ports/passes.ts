import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';

export interface RedeemedPass {
  /** Opens gated articles (spec §6). */
  readonly token: string;
  /** Unix seconds. */
  readonly validUntil: number;
}

/** Keeps what opens gated articles to readers (docs/upstreams/main-api.md). */
export interface Passes {
  /**
   * The token of a single-use key, which is used up by it; 'not-found' for a key that was used, has expired or never
   * was.
   */
  redeem(key: string): ResultAsync<RedeemedPass, Failure>;
  /** Until when a token opens articles, in unix seconds; null when it opens none. */
  validUntil(token: string): ResultAsync<number | null, Failure>;
}
