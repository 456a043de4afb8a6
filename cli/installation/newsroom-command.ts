import type { SiteRole } from '#core/addresses/sites/site.ts';
import type { GivenFile } from '#adapters/newsroom-contract/articles.ts';
import type { CommandFailureKind } from '#adapters/newsroom-contract/command-failure.ts';
import type { EditReceipts } from '#adapters/newsroom-contract/receipts.ts';
import type { CommandResults } from '#adapters/newsroom-contract/results.ts';
import type { BackupOrder } from './backup-orders.ts';
import type { BeginningOrder } from './beginning-orders.ts';
import type { EditingOrder } from './editing-orders.ts';
import type { FollowOrder } from './follow-orders.ts';
import type { LineOrder, LineResults } from './line-orders.ts';
import type { NewsletterOrder } from './newsletter-orders.ts';
import type { NoticeCommand, NoticeResults } from './notice.ts';
import type { OldAddressOrder } from './old-address-orders.ts';
import type { ShadowOrder, ShadowResults } from './shadow-order.ts';
import type { SubscriptionOrder } from './subscription-orders.ts';
import type { UserOrder } from './user-orders.ts';
import type { VideoOrder } from './video-orders.ts';

/** Paths are absolute; times are unix seconds. */
export type NewsroomCommand =
  | {
      readonly do: 'import';
      readonly files: readonly GivenFile[];
      readonly dryRun: boolean;
      readonly strict?: boolean;
      /** False skips the list of omitted elements. */
      readonly losses?: boolean;
    }
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
  | EditingOrder
  | OldAddressOrder
  | FollowOrder
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

export interface Results extends CommandResults, LineResults, NoticeResults, ShadowResults {}

export type FailureKind =
  | CommandFailureKind
  | 'elsewhere'
  | 'in-use'
  | 'no-database'
  | 'database-lost'
  | 'server-ended'
  | 'environment'
  | 'no-server'
  | 'broken'
  | 'refused';

export type Outcome<Result> =
  | { readonly done: Result; readonly told?: EditReceipts | null }
  | { readonly failed: FailureKind; readonly about: string };

/** Sent to the server that locks the data folder; without a running server, executed in this process. */
export type Execute = <Do extends NewsroomCommand['do']>(
  order: Extract<NewsroomCommand, { readonly do: Do }>,
) => Promise<Outcome<Results[Do]>>;
