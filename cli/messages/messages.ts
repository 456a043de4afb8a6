import type { Outcome, Verdict } from '#core/addresses/judge-address.ts';
import type { Unmatched } from '#core/addresses/routes/why-unmatched.ts';
import type { SiteReason } from '#core/addresses/sites/select-site.ts';
import type { AskFault } from '../ask/rule/ask-fault.ts';
import type { EdgeFormat } from '../edge/edge-formats.ts';
import type { FileFault } from '../terminal/read-whole.ts';
import type { NewsroomMessages } from './newsroom/newsroom-messages.ts';
import type { ReceiptMessages } from './newsroom/receipts-messages.ts';
import type { MendMessages } from './rules/mend-messages.ts';
import type { ShadowMessages } from './rules/shadow-messages.ts';
import type { ReportMessages } from './rules/report-messages.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import type { Example } from './rules/examples.ts';
import type { TrafficMessages } from './rules/traffic-messages.ts';
import type { NewslettersMessages } from './newsroom/newsletters-messages.ts';
import type { ReadersMessages } from './newsroom/readers-messages.ts';
import type { BackupMessages } from './newsroom/backup-messages.ts';
import type { UsersMessages } from './newsroom/users-messages.ts';
import type { VerifyMessages } from './rules/verify-messages.ts';
import type { CorrectionsMessages } from './newsroom/corrections-messages.ts';
import type { InitMessages } from './newsroom/init-messages.ts';
import type { DrillMessages } from './operation/drill-messages.ts';
import type { MigrateMessages } from './moving/migrate-messages.ts';
import type { MirrorMessages } from './operation/mirror-messages.ts';
import type { FollowMessages } from './follow/follow-messages.ts';
import type { UpstreamMessages } from './upstream/upstream-messages.ts';
import type { VideoMessages } from './newsroom/video-messages.ts';
import type { EditingMessages } from './editing/editing-messages.ts';

export interface Messages extends EditingMessages {
  readonly program: string;
  readonly commands: Readonly<
    Record<
      | 'explain'
      | 'routes'
      | 'rules'
      | 'sites'
      | 'ask'
      | 'judge'
      | 'replay'
      | 'merge'
      | 'coverage'
      | 'sample'
      | 'check'
      | 'diff'
      | 'lint'
      | 'live'
      | 'completion',
      string
    >
  >;
  readonly options: Readonly<
    Record<
      | 'strict'
      | 'json'
      | 'lang'
      | 'host'
      | 'donations'
      | 'preview'
      | 'ruleSet'
      | 'format'
      | 'list'
      | 'input'
      | 'version'
      | 'help',
      string
    >
  >;
  readonly usage: (text: string) => string;
  readonly helpOfCommand: (program: string) => string;
  readonly optionNotes: Readonly<Record<'choices' | 'byDefault', (what: string) => string>>;
  readonly helpTitles: Readonly<Record<string, string>>;
  readonly placeholders: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, readonly Example[]>>;
  readonly exitCodes: Readonly<Record<ExitCode, string>>;
  readonly steps: Readonly<Record<'site' | 'rules' | 'route' | 'outcome', string>>;
  readonly siteReasons: Readonly<Record<SiteReason, string>>;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly notJudged: string;
  readonly shop: string;
  readonly there: string;
  readonly oldAddressesUnknown: string;
  readonly oldAddressCount: (count: number) => string;
  readonly noRuleHit: (tried: number) => string;
  readonly rulesHit: (hit: number, tried: number, status: number) => string;
  readonly noRoute: string;
  readonly page: (page: number) => string;
  readonly params: Readonly<Record<'any' | 'rest' | 'date' | 'free-word', string>>;
  readonly oneOf: (words: readonly string[]) => string;
  readonly reasons: Readonly<Record<NonNullable<Verdict['reason']>, string>>;
  readonly unmatched: (why: Unmatched) => string;
  readonly columns: Readonly<
    Record<
      | 'id'
      | 'from'
      | 'to'
      | 'status'
      | 'example'
      | 'name'
      | 'pattern'
      | 'query'
      | 'slug'
      | 'role'
      | 'domain'
      | 'prefix'
      | 'currency'
      | 'zone'
      | 'input'
      | 'answer',
      string
    >
  >;
  readonly builtIn: string;
  readonly unwritten: {
    readonly byServer: (ids: readonly string[]) => string;
    readonly notHere: (id: string, from: string, to: string) => string;
    readonly all: string;
    readonly cannot: (ids: readonly string[]) => string;
    readonly left: (ids: readonly string[]) => string;
    readonly place: Readonly<Record<EdgeFormat, string>>;
  };
  readonly tables: {
    readonly options: Readonly<Record<'from' | 'columns', string>>;
    readonly refusedColumns: string;
    readonly alone: string;
    readonly noEngine: string;
    readonly noAddresses: (columns: string) => string;
  };
  readonly judge: {
    readonly columns: string;
    readonly refusedColumns: (columns: string) => string;
    readonly noInput: string;
  };
  readonly traffic: TrafficMessages;
  readonly verify: VerifyMessages;
  readonly mend: MendMessages;
  readonly shadow: ShadowMessages;
  readonly report: ReportMessages;
  readonly newsroom: NewsroomMessages;
  readonly receipts: ReceiptMessages;
  readonly users: UsersMessages;
  readonly backup: BackupMessages;
  readonly newsletters: NewslettersMessages;
  readonly readers: ReadersMessages;
  readonly corrections: CorrectionsMessages;
  readonly upstream: UpstreamMessages;
  readonly video: VideoMessages;
  readonly init: InitMessages;
  readonly drill: DrillMessages;
  readonly migrate: MigrateMessages;
  readonly mirror: MirrorMessages;
  readonly follow: FollowMessages;
  readonly fileFault: (fault: FileFault) => string;
  readonly askFault: (fault: AskFault) => string;
  readonly faults: Readonly<
    Record<
      'rulesUnreadable' | 'inputUnreadable' | 'inputNotUtf8' | 'twoFormats' | 'ruleMissing',
      (what: string) => string
    >
  > & { readonly unknownRule: (what: string, near: readonly string[]) => string };
}
