import type { KnownEdition } from '../../changes/known-edition.ts';
import type { CrmContext } from '../../readers/accounts/crm-context.ts';
import type { Database } from '../../database/connection/open-database.ts';
import type { SiteTable } from '../../database/schema/schema.ts';
import type { OnGone } from '../../http/on-gone.ts';
import type { LiveScoreContext } from '../../sport/calls/live-score-context.ts';
import type { CheckProvider } from '../../staff/check-provider.ts';
import type { SecurityContext } from '../../staff/security-context.ts';
import type { TopicContext } from '../../readers/topics/browser-topics.ts';
import type { MeasureSound } from '../../media/uploads/measure-sound.ts';
import type { Cards } from '../../editorial/articles/cards.ts';
import type { Reads } from './reads.ts';
import type { SearchInTurn } from './search-turns.ts';
import type { Sites } from '../../editorial/articles/sites.ts';

/** What the calls work with. */
export interface ApiContext {
  readonly db: Database;
  readonly cards: Cards;
  readonly sites: Sites;
  /** Unix seconds. */
  readonly now: () => number;
  /** How many articles a list has; counted again after some seconds. */
  readonly count: (key: string, counted: () => Promise<number>) => Promise<number>;
  /** What is made of many articles, by a name, loaded when it is not at hand. */
  readonly keep: <T extends object>(key: string, load: () => Promise<T>) => Promise<T>;
  /** The length and kind of a sound of ours. */
  readonly measureSound: MeasureSound;
  /** Sees to what is due, and gives the next moment at which something comes out; null when nothing is scheduled. */
  readonly nextPublication: () => Promise<number | null>;
  /** What is known of edits; all that is at hand is of the edition that is known, or newer. */
  readonly edits: KnownEdition;
  readonly searchInTurn: SearchInTurn;
  readonly reads: Reads;
  readonly sport: LiveScoreContext;
  readonly security: SecurityContext;
  readonly crm: CrmContext;
  readonly topics: TopicContext;
  readonly checkProvider: CheckProvider;
  /** Where browsers may be asked for passkeys of ours. */
  readonly signInOrigins: readonly string[];
}

/** One call: who asks, with what. */
export interface Ask {
  readonly site: SiteTable;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The token that the call carries. */
  readonly bearer: string | null;
  /** The address of who asked the asker, as far as that one tells; for limits alone. */
  readonly asker: string;
  /** What a call that is no question brings, of 8 KB unless told; throws a `Problem`. */
  readonly body: (mostBytes?: number) => Promise<Readonly<Record<string, unknown>>>;
  /** The same for a form. */
  readonly form: () => Promise<Readonly<Record<string, string>>>;
  /** For an answer that waits, or takes its time. */
  readonly onGone: OnGone;
}

/** A call of the contract; it gives what is sent as JSON, or throws a `Problem`. */
export interface Call {
  /** GET, and HEAD with it, unless told. */
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  /** Segments; one that begins with a colon is a parameter. */
  readonly path: string;
  /** Whether it looks for words, which costs more than other calls do, and waits its turn behind all of them. */
  readonly searches?: (query: Ask['query']) => boolean;
  readonly answer: (context: ApiContext, ask: Ask) => Promise<unknown>;
}
