import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';

/** Whether a handle opens a preview, and why not. */
export type StaffEntry =
  | {
      readonly kind: 'staff';
      /** Goes with calls in somebody's name, and never to page script (R29). */
      readonly token: string;
      /** Until when the session lasts now, if it was renewed to let its owner in; unix seconds. */
      readonly renewedUntil?: number;
    }
  /** A session that was, and could not be refreshed. */
  | { readonly kind: 'expired' }
  /** The security service does not let its owner in any more. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'none' };

/** Knows who of the newsroom holds a handle (R30). What is not known for certain is a failure, and opens nothing. */
export interface StaffEntries {
  of(handle: string): ResultAsync<StaffEntry, Failure>;
  /** The same for a handle whose token another service refused as too old (spec §4, "Session"). */
  renew(handle: string, refused: string): ResultAsync<StaffEntry, Failure>;
  /** Signs the holder of a handle out of this browser: a service refused the person, and not the token's age. */
  end(handle: string): ResultAsync<StaffEntry, Failure>;
}
