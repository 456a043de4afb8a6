import type { Database } from '../../database/connection/open-database.ts';
import type { ReservedWords } from './reserved-words.ts';
import type { IssueContext } from '../../readers/issues/issue-context.ts';
import type { OriginSite } from '../../database/schema/origin-site.ts';
import type { FindUnshown } from './unshown.ts';
import type { SigningKeys } from '../../credentials/signing-key.ts';
import type { SampleNewspaper } from './sample-newspaper.ts';

export interface Newsroom extends SigningKeys {
  readonly db: Database;
  /** True if only this process uses the database. Uploads are then stored only in its folder. */
  readonly embedded: boolean;
  /** Holds `uploads/`. */
  readonly dataDir: string;
  readonly sites: readonly OriginSite[];
  readonly sample: SampleNewspaper;
  readonly reserved: ReservedWords;
  readonly findUnshown: FindUnshown;
  /** Who gave the command, as the command line names them. */
  readonly actor?: string | null;
  /** Of a command that belongs to a followed desk. */
  readonly lead?: { readonly desk: number; readonly node: string } | null;
  readonly issues: Pick<IssueContext, 'newsletters' | 'plans' | 'originOf' | 'room' | 'noMail'>;
  /** Unix seconds. */
  readonly now: () => number;
}
