import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { WaitFirst } from '../readers/sessions/staff.ts';

/** Where a browser is reached, and the keys that what is sent there is sealed with (RFC 8291). */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Keeps which topics a browser follows (spec §3.7, §7.1). `clientToken` stands for the browser; `reader` is the token of
 * the account that is signed in there, whose end ends this too, or null.
 */
export interface TopicSubscriptions {
  /** What the browser's own key of notifications is made with. */
  publicKey(): ResultAsync<string, Failure>;
  /** The ids of the topics that it follows; none for a browser that was never heard of. */
  of(clientToken: string): ResultAsync<readonly string[], Failure>;
  /** May be asked for again; 'not-found' for a topic that there is not. */
  follow(clientToken: string, topic: string, reader: string | null): ResultAsync<null, Failure>;
  /** The same for a topic that is not followed; null ends all of them, and forgets where the browser is. */
  unfollow(clientToken: string, topic: string | null): ResultAsync<null, Failure>;
  /**
   * From now on it is reached there alone, once it has confirmed the address; 'not-found' for one that nothing is sent
   * to. `asker` is a network address, empty where it is not known, which can name only so many.
   */
  reach(
    clientToken: string,
    address: PushAddress,
    reader: string | null,
    asker: string,
  ): ResultAsync<WaitFirst | null, Failure>;
  /** Confirms a push address by what was pushed there; the same for a proof that is none. */
  prove(proof: string): ResultAsync<null, Failure>;
}
