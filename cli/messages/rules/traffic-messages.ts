import type { Outcome } from '#core/addresses/judge-address.ts';
import type { FinalOutcome } from '../../addresses/final-outcome.ts';
import type { OneJob } from '../../jobs/cut-logs.ts';
import type { FindingKind } from '../../traffic/findings.ts';

/** What the commands that read logs say to a person. */
export interface TrafficMessages {
  /** Begins the document: `hu` or `en`. */
  readonly language: string;
  readonly options: Readonly<
    Record<
      | 'logFormat'
      | 'include'
      | 'exclude'
      | 'since'
      | 'until'
      | 'method'
      | 'sampleRate'
      | 'limit'
      | 'keepQuery'
      | 'all'
      | 'audience'
      | 'maxBad'
      | 'failOn'
      | 'baseline'
      | 'max404Rate'
      | 'output'
      | 'partial'
      | 'jobs'
      | 'rules'
      | 'count',
      string
    >
  >;
  readonly refused: Readonly<Record<'expression' | 'time' | 'share' | 'count' | 'jobs' | 'kinds', string>>;
  readonly standardInput: string;
  readonly standardOutput: string;
  readonly noInput: string;
  readonly progress: (lines: number) => string;
  readonly damaged: (file: string) => string;
  /** Of a compression that is not read; null where it is no text. */
  readonly notALog: (file: string, compression: string | null) => string;
  /** The tool that would unpack it is not installed. */
  readonly missingTool: (file: string, tool: string) => string;
  readonly emptyLog: (file: string) => string;
  /** It was named twice, and so counted twice. */
  readonly logTwice: (file: string) => string;
  readonly unreadableLine: (source: string, line: number, sample: string) => string;
  readonly interrupted: string;
  readonly tooManyBad: (bad: number, lines: number) => string;
  /** Kinds of which an earlier report names only some. */
  readonly partialBaseline: (kinds: readonly string[]) => string;
  readonly noBaseline: string;
  readonly newSince: (findings: number) => string;
  readonly skippedRules: (ids: readonly string[]) => string;
  readonly notWritten: (file: string) => string;
  readonly written: (file: string) => string;
  readonly partialWritten: (file: string) => string;
  readonly partialNeedsFile: string;
  /** Shares, limits and tables cannot be merged. */
  readonly partialOfAll: string;
  /** Why several jobs do the work of one. */
  readonly oneJob: (why: string) => string;
  readonly oneJobFor: Readonly<Record<OneJob, string>>;
  /** A thread has ended by itself. */
  readonly lostThread: (cause: string) => string;
  readonly otherRules: string;
  readonly otherOptions: (name: string) => string;
  readonly inputTwice: string;
  readonly noPartial: (file: string) => string;
  readonly number: (value: number) => string;
  /** A part of a whole in per cent. */
  readonly share: (part: number, whole: number) => string;
  readonly title: string;
  readonly sections: Readonly<
    Record<
      | 'figures'
      | 'outcomes'
      | 'first'
      | 'unreadable'
      | 'audience'
      | 'days'
      | 'referrers'
      | 'missingPages'
      | 'missingFiles'
      | 'findings'
      | 'rules'
      | 'notFound'
      | 'sites'
      | 'routes',
      string
    >
  >;
  readonly figures: Readonly<
    Record<
      | 'lines'
      | 'format'
      | 'requests'
      | 'bad'
      | 'filtered'
      | 'notJudged'
      | 'noRequest'
      | 'notFound'
      | 'interrupted'
      | 'part'
      | 'seconds',
      string
    >
  >;
  readonly columns: Readonly<
    Record<'name' | 'hits' | 'share' | 'line' | 'sample' | 'address' | 'rules' | 'value', string>
  >;
  /** An outcome in a word or two. */
  readonly outcomes: Readonly<Record<Outcome | FinalOutcome, string>>;
  readonly kinds: Readonly<Record<FindingKind, string>>;
  /** What a kind of finding means for the reader of a report. */
  readonly explained: Readonly<Record<FindingKind, string>>;
  readonly noFinding: string;
  /** The one sentence that stands above a report: how many requests met a fault, and how many end where nothing is. */
  readonly headline: (faulty: number, missing: number) => string;
  /** In its place where there was no request to judge. */
  readonly nothingJudged: string;
  /** In its place where nothing wrong was found, but not everything was read. */
  readonly notAllJudged: string;
  readonly more: (count: number) => string;
  /** How much of a list is shown, in addresses and in requests. */
  readonly shownOf: (shown: number, of: number) => string;
  readonly audience: Readonly<
    Record<
      'people' | 'bots' | 'faulty' | 'host' | 'day' | 'pages' | 'assets' | 'missing' | 'lost' | 'prefix' | 'addresses',
      string
    >
  >;
  /** What is to be known of who was counted. */
  readonly aboutAudience: string;
  /** Requests for addresses, or from hosts, that are not in a list. */
  readonly otherRequests: (requests: number) => string;
  readonly requests: (count: number) => string;
  readonly ruleCount: (count: number) => string;
  readonly notFoundRate: (rate: string) => string;
  readonly neverHit: Readonly<Record<'rules' | 'routes' | 'none', string>>;
}
