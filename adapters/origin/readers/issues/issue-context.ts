import type { Kysely } from 'kysely';
import type { CrmContext } from '../accounts/crm-context.ts';
import type { Database } from '../../database/connection/open-database.ts';
import type { Schema } from '../../database/schema/schema.ts';
import type { NoMail } from '../../mail/mail-options.ts';
import type { NewsletterPlan } from '../newsletters/plan.ts';

/** What issues are composed and sent with. */
export interface IssueContext extends Pick<CrmContext, 'newsletters' | 'originOf'> {
  readonly db: Database;
  /** Unix seconds. */
  readonly now: () => number;
  readonly plans: readonly NewsletterPlan[];
  /** How many letters may be put on their way at this moment; null where none goes out. */
  readonly room: ((db: Kysely<Schema>) => Promise<number>) | null;
  /** Why none goes out. */
  readonly noMail?: NoMail | null;
}
