import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';

export type StaffEntry =
  | {
      readonly kind: 'staff';
      /** Authenticates the staff member's requests. Never expose it to page scripts (R29). */
      readonly token: string;
      /** New expiry of a renewed session; unix seconds. */
      readonly renewedUntil?: number;
    }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'none' };

/** Resolves a handle to a staff member (R30). An unclear state is a failure and gives no access. */
export interface StaffEntries {
  of(handle: string): ResultAsync<StaffEntry, Failure>;
  /** Call this when another service rejects the token as expired (spec §4, "Session"). */
  renew(handle: string, refused: string): ResultAsync<StaffEntry, Failure>;
  /** Call this when a service rejects the person, not an expired token. */
  end(handle: string): ResultAsync<StaffEntry, Failure>;
}
