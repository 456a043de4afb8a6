import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { StaffTokens } from '../readers/sessions/staff.ts';

/** Staff tokens by opaque handle, which only the browser has (R29). Stored in our own database. */
export interface StaffSessions {
  keep(handle: string, tokens: StaffTokens): ResultAsync<null, Failure>;
  /** Null for an unknown, ended or expired handle. */
  of(handle: string): ResultAsync<StaffTokens | null, Failure>;
  end(handle: string): ResultAsync<null, Failure>;
}
