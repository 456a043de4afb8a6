import type { Database } from '../../database/connection/open-database.ts';
import type { PutLetter } from '../../mail/letters.ts';
import type { NewsletterOffer } from '../newsletters/subscriptions.ts';
import type { SigningKey } from '../../credentials/signing-key.ts';

/** What the calls of docs/upstreams/crm.md work with. */
export interface CrmContext {
  readonly db: Database;
  /** Unix seconds. */
  readonly now: () => number;
  readonly signingKey: SigningKey;
  /** Null where no letter goes out. */
  readonly putLetter: PutLetter | null;
  readonly newsletters: readonly NewsletterOffer[];
  /** Where the readers of each site are, by its slug; the main site's for any other. */
  readonly originOf: (site: string) => { readonly name: string; readonly origin: string };
}
