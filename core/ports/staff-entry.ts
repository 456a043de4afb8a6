import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';

/** Whether a handle opens a preview, and why not. */
export type StaffEntry =
  | {
      readonly kind: 'staff';
      /** Goes with calls in somebody's name, and never to page script (R29). */
      readonly token: string;
    }
  /** A session that was, and could not be refreshed. */
  | { readonly kind: 'expired' }
  /** The security service does not let its owner in any more. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'none' };

/** Knows who of the newsroom holds a handle (R30). What is not known for certain is a failure, and opens nothing. */
export interface StaffEntries {
  of(handle: string): ResultAsync<StaffEntry, Failure>;
}
