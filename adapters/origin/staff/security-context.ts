import type { Database } from '../database/connection/open-database.ts';
import type { SigningKeys } from '../credentials/signing-key.ts';

export interface SecurityContext extends SigningKeys {
  readonly db: Database;
  /** Unix seconds. */
  readonly now: () => number;
}
