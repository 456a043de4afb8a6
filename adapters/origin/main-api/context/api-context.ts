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

export interface ApiContext {
  readonly db: Database;
  readonly cards: Cards;
  readonly sites: Sites;
  /** Unix seconds. */
  readonly now: () => number;
  readonly count: (key: string, counted: () => Promise<number>) => Promise<number>;
  readonly keep: <T extends object>(key: string, load: () => Promise<T>) => Promise<T>;
  readonly measureSound: MeasureSound;
  /** Publishes due posts and returns the next publication time; null when nothing is scheduled. */
  readonly nextPublication: () => Promise<number | null>;
  /** All cached values are of this edition or newer. */
  readonly edits: KnownEdition;
  readonly searchInTurn: SearchInTurn;
  readonly reads: Reads;
  readonly sport: LiveScoreContext;
  readonly security: SecurityContext;
  readonly crm: CrmContext;
  readonly topics: TopicContext;
  readonly checkProvider: CheckProvider;
  readonly signInOrigins: readonly string[];
}

export interface Ask {
  readonly site: SiteTable;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly bearer: string | null;
  /** The client's network address as sent by the web node; used only for rate limits. */
  readonly asker: string;
  readonly body: (maxBytes?: number) => Promise<Readonly<Record<string, unknown>>>;
  readonly form: () => Promise<Readonly<Record<string, string>>>;
  readonly onGone: OnGone;
}

/** An endpoint of the contract. Returns the JSON value or throws a `Problem`. */
export interface Call {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Text searches are expensive: they run in a queue with limited concurrency. */
  readonly searches?: (query: Ask['query']) => boolean;
  readonly answer: (context: ApiContext, ask: Ask) => Promise<unknown>;
}
