import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { WaitFirst } from '../readers/sessions/staff.ts';

/** A push endpoint with its encryption keys (RFC 8291). */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Topics a browser follows (spec §3.7, §7.1). `reader` is the account's token, or null; deleting the account ends the
 * subscriptions.
 */
export interface TopicSubscriptions {
  /** The VAPID public key. */
  publicKey(): ResultAsync<string, Failure>;
  of(clientToken: string): ResultAsync<readonly string[], Failure>;
  /** Idempotent; 'not-found' for an unknown topic. */
  follow(clientToken: string, topic: string, reader: string | null): ResultAsync<null, Failure>;
  /** Idempotent; null unfollows all topics and deletes the push address. */
  unfollow(clientToken: string, topic: string | null): ResultAsync<null, Failure>;
  /**
   * Replaces the push address once it is confirmed. `asker` is the client's IP address for the rate limit; empty when
   * unknown.
   */
  reach(
    clientToken: string,
    address: PushAddress,
    reader: string | null,
    asker: string,
  ): ResultAsync<WaitFirst | null, Failure>;
  /** Confirms a push address with the pushed proof. An invalid proof has the same result. */
  prove(proof: string): ResultAsync<null, Failure>;
}
