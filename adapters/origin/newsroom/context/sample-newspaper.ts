import type { Edition, WithEdition } from '../../database/edits/edition.ts';
import type { Database } from '../../database/connection/open-database.ts';
import type { OriginSite } from '../../database/schema/origin-site.ts';
import type { SampleRemoved } from '#adapters/newsroom-contract/database.ts';

export interface SampleWanted {
  readonly sites: readonly OriginSite[];
  /** Holds `uploads/`. */
  readonly dataDir: string;
  /** Unix seconds. */
  readonly now: number;
  readonly signal: AbortSignal;
  readonly drawnElsewhere?: Promise<void>;
}

export interface SampleKept {
  readonly isNew: boolean;
  /** Settles when all pictures and sounds exist or their creation was aborted. */
  readonly originals: Promise<void>;
  readonly edition: Edition | null;
}

/** Injected: the newsroom does not import the sample. */
export interface SampleNewspaper {
  /** Writes the sample if missing; updates site names and moves dates to today. */
  readonly keep: (db: Database, wanted: SampleWanted) => Promise<SampleKept>;
  /** Keeps what editors changed. Throws a `CommandFailure` if the sample is missing. */
  readonly remove: (
    db: Database,
    wanted: Pick<SampleWanted, 'sites' | 'dataDir' | 'now'>,
  ) => Promise<WithEdition<SampleRemoved>>;
  readonly originals: {
    readonly areThere: (dataDir: string) => Promise<boolean>;
    readonly make: (wanted: Omit<SampleWanted, 'drawnElsewhere'>) => Promise<void>;
  };
  /** Restarts finished seasons and adds daily figures, if the database has the sample. `now` is in unix seconds. */
  readonly renew: (db: Database, now: number) => Promise<void>;
}
