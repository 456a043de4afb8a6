import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';

export interface Session {
  /** Authenticates the reader's requests. Never expose it to page scripts (R29). */
  readonly token: string;
  /** Unix seconds. */
  readonly validUntil: number;
}

/** Sessions by opaque handle. A handle has at least 128 random bits in base64url; only the browser has it (R29). */
export interface Sessions {
  keep(handle: string, session: Session): ResultAsync<null, Failure>;
  /** Null for an unknown, ended or expired handle. */
  of(handle: string): ResultAsync<Session | null, Failure>;
  end(handle: string): ResultAsync<null, Failure>;
}
