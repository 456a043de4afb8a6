import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { StaffTokens } from '../readers/sessions/staff.ts';

/**
 * Keeps the tokens of staff who are signed in, by opaque handles that their browsers alone hold (R29), in our own
 * database whoever answers the main API.
 */
export interface StaffSessions {
  /** Keeps or replaces, as after a refresh. */
  keep(handle: string, tokens: StaffTokens): ResultAsync<null, Failure>;
  /** Null for a handle that never was, was ended, or is over. */
  of(handle: string): ResultAsync<StaffTokens | null, Failure>;
  /** Also where there is none. */
  end(handle: string): ResultAsync<null, Failure>;
}
