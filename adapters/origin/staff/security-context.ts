import type { Database } from '../database/connection/open-database.ts';
import type { SigningKey } from '../credentials/signing-key.ts';

export interface SecurityContext {
  readonly db: Database;
  /** Unix seconds. */
  readonly now: () => number;
  readonly signingKey: SigningKey;
}
