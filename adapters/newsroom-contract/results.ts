import type { ExportReport, ListedArticle, SaveReport } from './articles.ts';
import type { BackupKey, BackupReport, RestoreReport, VerifyReport } from './backup.ts';
import type { DocumentsReport, ListedDocument } from './documents.ts';
import type { DatabaseCheck, Initialised, SampleRemoved } from './database.ts';
import type {
  AddedDesk,
  DeskHint,
  DeskHooks,
  LedDesk,
  FollowedEntry,
  FollowedItem,
  ListedDesk,
  WantedDraft,
} from './follow.ts';
import type { SetVideo } from './pages.ts';
import type { Front, FrontEdited, ListedFront, ShownFront } from './front.ts';
import type { ListedLabel, MovedLabel } from './labels.ts';
import type { OldAddressesPut, OldAddressesRemoved } from './old-addresses.ts';
import type {
  AddedPass,
  ListedNewsletter,
  ListedPass,
  ListedSubscription,
  PreviewedIssue,
  ReadersReport,
} from './readers.ts';
import type { SportReport, TableRow } from './sport.ts';
import type { Enrolment, ListedUser } from './staff.ts';
import type { DeletedArticle, KillReport, VersionLog } from './versions.ts';

/** The result of each newsroom command, except those that the core's types describe. */
export interface CommandResults {
  readonly import: SaveReport;
  readonly post: SaveReport;
  readonly correct: SaveReport;
  readonly 'take-back': SaveReport;
  readonly delete: { readonly deleted: readonly string[] };
  readonly list: { readonly articles: readonly ListedArticle[] };
  readonly export: ExportReport;
  readonly migrate: { readonly applied: readonly string[] };
  readonly check: DatabaseCheck;
  readonly 'init-sample': Initialised;
  readonly 'init-empty': Initialised;
  readonly 'remove-sample': SampleRemoved;
  readonly backup: BackupReport;
  readonly restore: RestoreReport;
  readonly verify: VerifyReport;
  readonly 'backup-key': BackupKey;
  readonly 'add-pass': AddedPass;
  readonly 'list-passes': { readonly passes: readonly ListedPass[] };
  readonly 'end-pass': { readonly ended: number };
  readonly 'give-subscription': { readonly id: number; readonly validUntil: number };
  readonly 'list-subscriptions': { readonly subscriptions: readonly ListedSubscription[] };
  readonly 'end-subscription': { readonly ended: number };
  readonly 'compose-newsletter': { readonly issues: readonly PreviewedIssue[]; readonly to: string | null };
  readonly 'send-newsletter': { readonly code: string; readonly issues: number; readonly letters: number };
  readonly 'list-newsletters': { readonly newsletters: readonly ListedNewsletter[] };
  readonly 'import-readers': ReadersReport;
  readonly 'add-user': Enrolment;
  readonly 'list-users': { readonly users: readonly ListedUser[] };
  readonly 'disable-user': { readonly disabled: string };
  readonly 'reset-otp': Enrolment;
  readonly 'link-user': { readonly linked: string };
  readonly 'remove-passkeys': { readonly removedFrom: string };
  readonly 'unlink-user': { readonly unlinked: string };
  readonly 'set-notice': { readonly id: number; readonly until: number };
  readonly 'end-notice': { readonly ended: number };
  readonly 'set-lines': { readonly lines: number };
  readonly 'set-video': object;
  readonly 'show-video': { readonly video: SetVideo | null };
  readonly 'end-video': { readonly ended: boolean };
  readonly 'import-sport': SportReport;
  readonly 'sport-standings': { readonly rows: readonly TableRow[] };
  readonly 'list-versions': VersionLog;
  readonly 'restore-version': SaveReport;
  readonly 'list-deleted': { readonly articles: readonly DeletedArticle[] };
  readonly undelete: SaveReport;
  readonly kill: KillReport;
  readonly 'list-labels': { readonly labels: readonly ListedLabel[] };
  readonly 'rename-label': MovedLabel;
  readonly 'merge-labels': MovedLabel;
  readonly 'import-documents': DocumentsReport;
  readonly 'list-documents': { readonly documents: readonly ListedDocument[] };
  readonly 'delete-documents': { readonly deleted: readonly string[] };
  readonly 'put-old-addresses': OldAddressesPut;
  readonly 'remove-old-addresses': OldAddressesRemoved;
  readonly 'show-front': ShownFront;
  readonly 'list-fronts': { readonly site: string; readonly versions: readonly ListedFront[] };
  readonly 'export-front': { readonly front: Front };
  readonly 'import-front': FrontEdited;
  readonly 'restore-front': FrontEdited;
  readonly 'place-on-front': FrontEdited;
  readonly 'remove-from-front': FrontEdited;
  readonly 'break-on-front': FrontEdited;
  readonly 'follow-add': AddedDesk;
  readonly 'follow-list': { readonly desks: readonly ListedDesk[]; readonly now: number };
  readonly 'follow-hooks': object;
  readonly 'follow-remove': { readonly removed: number; readonly hooks: DeskHooks };
  readonly 'follow-confirm': { readonly confirmed: number };
  readonly 'follow-lead': { readonly desks: readonly LedDesk[] };
  readonly 'follow-hints': {
    readonly hints: readonly DeskHint[];
    readonly drafts: readonly WantedDraft[];
  };
  readonly 'follow-drafted': object;
  readonly 'follow-items': { readonly items: readonly FollowedItem[] };
  readonly 'follow-entries': { readonly entries: readonly FollowedEntry[] };
  readonly 'follow-place': { readonly slugs: Readonly<Record<string, string>> };
  readonly 'follow-note': object;
  /** `local`: only this data folder's server was notified, because the content belongs to another server. */
  readonly purge: { readonly pages: number | null; readonly local?: boolean };
}
