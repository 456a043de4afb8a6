import type { Database } from '../../database/connection/open-database.ts';
import type { PutLetter } from '../../mail/letters.ts';
import type { NewsletterOffer } from '../newsletters/subscriptions.ts';
import type { SigningKeys } from '../../credentials/signing-key.ts';

export interface CrmContext extends SigningKeys {
  readonly db: Database;
  /** Unix seconds. */
  readonly now: () => number;
  /** Null when letters are off. */
  readonly putLetter: PutLetter | null;
  readonly newsletters: readonly NewsletterOffer[];
  readonly originOf: (site: string) => { readonly name: string; readonly origin: string };
}
