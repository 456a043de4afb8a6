import type { Kysely } from 'kysely';
import type { CrmContext } from '../accounts/crm-context.ts';
import type { Database } from '../../database/connection/open-database.ts';
import type { Schema } from '../../database/schema/schema.ts';
import type { NoMail } from '../../mail/mail-options.ts';
import type { NewsletterPlan } from '../newsletters/plan.ts';

export interface IssueContext extends Pick<CrmContext, 'newsletters' | 'originOf'> {
  readonly db: Database;
  /** Unix seconds. */
  readonly now: () => number;
  readonly plans: readonly NewsletterPlan[];
  /** How many letters may be queued now; null when mail is off. */
  readonly room: ((db: Kysely<Schema>) => Promise<number>) | null;
  readonly noMail?: NoMail | null;
}
