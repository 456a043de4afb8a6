import type { Article } from '../../content/article.ts';
import type { Edition } from '../../database/edits/edition.ts';
import type { Database } from '../../database/connection/open-database.ts';
import type { OriginSite } from '../../database/schema/origin-site.ts';

/** What of an article names pictures. */
export type Illustrated = Pick<Article, 'cover' | 'pages' | 'posts' | 'publishedAt'>;

/** What a sample newspaper is written for. */
export interface SampleWanted {
  readonly sites: readonly OriginSite[];
  /** Holds `uploads/`. */
  readonly dataDir: string;
  /** Unix seconds. */
  readonly now: number;
  /** Stops the drawing of pictures. */
  readonly signal: AbortSignal;
  /** Somebody else draws pictures until then; at once unless told. */
  readonly drawnElsewhere?: Promise<void>;
}

export interface SampleKept {
  /** Whether it was written just now. */
  readonly isNew: boolean;
  /** Settles when every picture and sound of it is there, or their making was stopped. */
  readonly originals: Promise<void>;
  readonly edition: Edition | null;
}

export interface SampleRemoved {
  /** Number of articles, posts of live blogs included. */
  readonly removed: number;
  /** What stays because an editor changed it or something else uses it, as `articles main/slug`. */
  readonly left: readonly string[];
  readonly edition: Edition | null;
}

/** The newspaper that an installation begins with; the newsroom knows of it only what whoever starts it hands in. */
export interface SampleNewspaper {
  /** Sees to it that it stands in the database, under today's names of sites and with today's dates. */
  readonly keep: (db: Database, wanted: SampleWanted) => Promise<SampleKept>;
  /** Takes it out again, but what editors have changed. Throws a `CommandFailure` where it is not there. */
  readonly remove: (db: Database, wanted: Pick<SampleWanted, 'sites' | 'dataDir' | 'now'>) => Promise<SampleRemoved>;
  /** Its pictures and sounds, which need no database. */
  readonly originals: {
    readonly areThere: (dataDir: string) => Promise<boolean>;
    /** Makes what is missing of them. */
    readonly make: (wanted: Omit<SampleWanted, 'drawnElsewhere'>) => Promise<void>;
  };
  /**
   * Starts seasons that are over again and adds the figures of new days while the origin runs, where the database holds
   * the sample; `now` in unix seconds.
   */
  readonly renew: (db: Database, now: number) => Promise<void>;
  /** Draws the pictures that articles and their posts wish for by motif, where the folder has not got them. */
  readonly draw: (articles: readonly Illustrated[], folder: string) => Promise<void>;
}
