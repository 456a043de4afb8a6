import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';

/** What is known of a reader who is signed in. */
export interface Session {
  /** Goes with calls in the reader's name, and never to page script (R29). */
  readonly token: string;
  /** Unix seconds: nobody is signed in longer. */
  readonly validUntil: number;
}

/**
 * Keeps who is signed in by opaque handles, which the reader's browser alone holds; at least 128 random bits in
 * base64url (R29).
 */
export interface Sessions {
  keep(handle: string, session: Session): ResultAsync<null, Failure>;
  /** Null for a handle that never was, was ended, or is over. */
  of(handle: string): ResultAsync<Session | null, Failure>;
  /** Also where there is none. */
  end(handle: string): ResultAsync<null, Failure>;
}
