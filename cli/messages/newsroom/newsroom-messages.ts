import type { NoticeAudience, NoticeLevel } from '#core/editorial/notices/notice.ts';
import type { Fault, FaultKind } from '#adapters/newsroom-contract/file-fault.ts';
import type { ListedPass, ListedSubscription } from '#adapters/newsroom-contract/readers.ts';
import type { SavedArticle } from '#adapters/newsroom-contract/articles.ts';
import type { SavedSeason } from '#adapters/newsroom-contract/sport.ts';
import type { FailureKind } from '../../installation/newsroom-command.ts';
import type { ListedNotice, NoticeFault } from '../../installation/notice.ts';

export interface NewsroomMessages {
  readonly commands: Readonly<
    Record<
      | 'content'
      | 'import'
      | 'post'
      | 'unpost'
      | 'delete'
      | 'list'
      | 'export'
      | 'db'
      | 'migrate'
      | 'backup'
      | 'restore'
      | 'cache'
      | 'purge'
      | 'origin'
      | 'config'
      | 'print'
      | 'passes'
      | 'addPass'
      | 'listPasses'
      | 'endPass'
      | 'subscriptions'
      | 'giveSubscription'
      | 'listSubscriptions'
      | 'endSubscription'
      | 'lines'
      | 'setLines'
      | 'listLines'
      | 'notice'
      | 'setNotice'
      | 'listNotices'
      | 'endNotice'
      | 'sport'
      | 'importSport'
      | 'standings',
      string
    >
  >;
  readonly options: Readonly<
    Record<
      | 'dryRun'
      | 'strict'
      | 'id'
      | 'title'
      | 'pinned'
      | 'notPinned'
      | 'site'
      | 'since'
      | 'limit'
      | 'folder'
      | 'force'
      | 'redacted'
      | 'days'
      | 'note'
      | 'subscriptionTitle'
      | 'amount'
      | 'currency'
      | 'period'
      | 'noticeLevel'
      | 'until'
      | 'link'
      | 'noticeSite'
      | 'audience'
      | 'required'
      | 'host'
      | 'port',
      string
    >
  >;
  readonly arguments: Readonly<
    Record<'time' | 'count' | 'days' | 'amount' | 'currency' | 'period' | 'port' | 'season', string>
  >;
  readonly faults: Readonly<Record<FaultKind, (fault: Fault) => string>>;
  readonly failures: Readonly<Record<FailureKind, (about: string) => string>>;
  readonly waitsForResult: string;
  readonly nothingImported: (faults: number) => string;
  readonly unshown: (count: number) => string;
  readonly imported: (counts: Readonly<Record<SavedArticle['what'], number>>, dryRun: boolean) => string;
  readonly what: Readonly<Record<SavedArticle['what'], string>>;
  readonly version: (version: number) => string;
  readonly posts: Readonly<Record<'added' | 'changed' | 'removed', (ids: readonly string[]) => string>>;
  readonly deleted: (slugs: readonly string[]) => string;
  readonly exported: (files: number, pictures: number, folder: string) => string;
  readonly migrated: (applied: readonly string[]) => string;
  readonly backedUp: (rows: number, pictures: number, bytes: number, file: string) => string;
  readonly restored: (rows: number, pictures: number) => string;
  /** Null means everything. */
  readonly purged: (addresses: number | null) => string;
  readonly purgedLocally: string;
  readonly originListens: (url: string) => string;
  readonly passAdded: (id: number, code: string, validUntil: string, keyUntil: string) => string;
  readonly subscriptionGiven: (id: number, email: string, validUntil: string) => string;
  readonly subscriptionEnded: (id: number) => string;
  readonly noSubscriptions: string;
  readonly subscriptionStates: Readonly<Record<ListedSubscription['state'], string>>;
  readonly noLineList: string;
  readonly noLineTime: (place: string, given: string, zone: string) => string;
  readonly linesSet: (count: number, site: string) => string;
  readonly passEnded: (id: number) => string;
  readonly inZone: (zone: string) => string;
  readonly noticeFaults: Readonly<Record<NoticeFault, (given: string) => string>>;
  readonly noticeSet: (id: number, until: string, where: string) => string;
  readonly noticeEnded: (id: number) => string;
  readonly noticeStates: Readonly<Record<ListedNotice['state'], string>>;
  readonly noticeLevels: Readonly<Record<NoticeLevel, string>>;
  readonly noticeAudiences: Readonly<Record<NoticeAudience, string>>;
  readonly everySite: string;
  readonly noNotices: string;
  readonly seasonImported: (season: SavedSeason) => string;
  readonly standings: Readonly<
    Record<'rank' | 'team' | 'played' | 'won' | 'drawn' | 'lost' | 'goals' | 'points', string>
  >;
  readonly passStates: Readonly<Record<ListedPass['state'], string>>;
  readonly nothingKept: (address: string) => string;
  readonly columns: Readonly<
    Record<
      | 'published'
      | 'site'
      | 'slug'
      | 'title'
      | 'version'
      | 'name'
      | 'value'
      | 'from'
      | 'id'
      | 'note'
      | 'made'
      | 'validUntil'
      | 'level'
      | 'audience'
      | 'text'
      | 'required'
      | 'state'
      | 'email',
      string
    >
  >;
  readonly sources: Readonly<Record<'environment' | 'default' | 'unset', string>>;
}
