import type { Database } from '../database/open-database.ts';
import type { ReservedWords } from './articles/reserved-words.ts';
import type { SeedSite } from '../seed/seed-site.ts';

/** What the orders of editors and operators work with. */
export interface Desk {
  readonly db: Database;
  /** Holds `uploads/`. */
  readonly dataDir: string;
  readonly sites: readonly SeedSite[];
  readonly reserved: ReservedWords;
  /** Unix seconds. */
  readonly now: () => number;
}
