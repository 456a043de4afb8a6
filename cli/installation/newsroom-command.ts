import type { BeginningFailure, BeginningOrder, BeginningResults } from './beginning-orders.ts';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import type { BackupFailure, BackupOrder, BackupResults } from './backup-orders.ts';
import type { Fault } from './import-fault.ts';
import type { LineOrder, LineResults } from './line-orders.ts';
import type { NewsletterFailure, NewsletterOrder, NewsletterResults } from './newsletter-orders.ts';
import type { NoticeCommand, NoticeFailure, NoticeResults } from './notice.ts';
import type { Told } from './receipt.ts';
import type { SubscriptionFailure, SubscriptionOrder, SubscriptionResults } from './subscription-orders.ts';
import type { ShadowOrder, ShadowResults } from './shadow-order.ts';
import type { UserOrder, UserResults } from './user-orders.ts';
import type { VideoOrder, VideoResults } from './video-orders.ts';

export type GivenFile =
  | { readonly name: string; readonly path: string }
  | { readonly name: string; readonly text: string; readonly folder: string };

/** Paths are absolute; times are unix seconds. */
export type NewsroomCommand =
  | { readonly do: 'import'; readonly files: readonly GivenFile[]; readonly dryRun: boolean; readonly strict?: boolean }
  | {
      readonly do: 'post';
      readonly slug: string;
      readonly id: string | null;
      readonly title: string | null;
      readonly pinned: boolean | null;
      readonly text: string | null;
    }
  | {
      readonly do: 'correct';
      readonly slug: string;
      readonly reason: string;
      readonly wordings: { readonly before: string; readonly after: string } | null;
    }
  | { readonly do: 'take-back'; readonly slug: string; readonly ids: readonly string[] }
  | { readonly do: 'delete'; readonly site: SiteRole; readonly slugs: readonly string[] }
  | { readonly do: 'list'; readonly site: SiteRole | null; readonly since: number | null; readonly limit: number }
  | {
      readonly do: 'export';
      readonly site: SiteRole | null;
      readonly since: number | null;
      readonly slugs: readonly string[];
      readonly folder: string;
    }
  | { readonly do: 'migrate' }
  | BeginningOrder
  | BackupOrder
  | { readonly do: 'add-pass'; readonly days: number; readonly note: string }
  | { readonly do: 'list-passes' }
  | { readonly do: 'end-pass'; readonly id: number }
  | ShadowOrder
  | SubscriptionOrder
  | LineOrder
  | NewsletterOrder
  | UserOrder
  | VideoOrder
  | NoticeCommand
  | { readonly do: 'import-sport'; readonly files: readonly GivenFile[] }
  | { readonly do: 'sport-standings'; readonly league: string; readonly season: number }
  /** Null purges every page. */
  | { readonly do: 'purge'; readonly pages: readonly { readonly site: string; readonly path: string }[] | null };

export interface SavedArticle {
  readonly site: string;
  readonly slug: string;
  readonly version: number;
  readonly what: 'created' | 'updated' | 'unchanged';
  readonly posts: {
    readonly added: readonly string[];
    readonly changed: readonly string[];
    readonly removed: readonly string[];
  } | null;
}

export interface ListedArticle {
  readonly site: string;
  readonly slug: string;
  readonly title: string;
  readonly type: string;
  readonly active: boolean;
  readonly version: number;
  readonly publishedAt: number;
  readonly address: string;
}

export interface ListedPass {
  readonly id: number;
  readonly note: string;
  /** `lapsed`: the key expired before its first use. */
  readonly state: 'waiting' | 'lapsed' | 'used' | 'over';
  readonly createdAt: number;
  readonly validUntil: number;
}

export interface SavedSeason {
  readonly league: string;
  readonly season: number;
  readonly fixtures: number;
  readonly teams: number;
  readonly created: number;
  readonly changed: number;
}

export interface TableRow {
  readonly group: string;
  readonly rank: number;
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
}

interface Written {
  readonly faults: readonly Fault[];
  readonly unshown?: readonly Fault[];
  readonly articles: readonly SavedArticle[];
}

export interface Results
  extends
    BackupResults,
    BeginningResults,
    LineResults,
    NewsletterResults,
    NoticeResults,
    ShadowResults,
    SubscriptionResults,
    UserResults,
    VideoResults {
  readonly import: Written;
  readonly post: Written;
  readonly correct: Written;
  readonly 'take-back': Written;
  readonly delete: { readonly deleted: readonly string[] };
  readonly list: { readonly articles: readonly ListedArticle[] };
  readonly export: { readonly files: number; readonly pictures: number };
  readonly migrate: { readonly applied: readonly string[] };
  readonly 'add-pass': {
    readonly id: number;
    readonly link: string;
    /** Delivered separately: a sign-in needs both link and code. */
    readonly code: string;
    readonly validUntil: number;
    readonly keyUntil: number;
  };
  readonly 'list-passes': { readonly passes: readonly ListedPass[] };
  readonly 'end-pass': { readonly ended: number };
  readonly 'import-sport': { readonly faults: readonly Fault[]; readonly seasons: readonly SavedSeason[] };
  readonly 'sport-standings': { readonly rows: readonly TableRow[] };
  /** `local`: only this data folder's server was notified, because the content belongs to another server. */
  readonly purge: { readonly pages: number | null; readonly local?: boolean };
}

export type FailureKind =
  | 'no-article'
  | 'too-many-corrections'
  | 'not-a-live-blog'
  | 'no-words'
  | 'posts-too-large'
  | 'closed-post'
  | 'no-post'
  | 'no-site'
  | 'not-written'
  | BackupFailure
  | 'not-empty'
  | BeginningFailure
  | 'no-pass'
  | SubscriptionFailure
  | NewsletterFailure
  | 'no-user'
  | 'user-exists'
  | 'no-link'
  | 'link-exists'
  | NoticeFailure
  | 'no-league'
  | 'no-season'
  | 'no-video-file'
  | 'elsewhere'
  | 'in-use'
  | 'no-database'
  | 'database-lost'
  | 'environment'
  | 'no-server'
  | 'broken'
  | 'refused';

export type Outcome<Result> =
  | { readonly done: Result; readonly told?: Told | null }
  | { readonly failed: FailureKind; readonly about: string };

/** Sent to the server that locks the data folder; without a running server, executed in this process. */
export type Execute = <Do extends NewsroomCommand['do']>(
  order: Extract<NewsroomCommand, { readonly do: Do }>,
) => Promise<Outcome<Results[Do]>>;
