import type { Outcome } from '#core/addresses/judge-address.ts';
import type { FinalOutcome } from '../../addresses/final-outcome.ts';
import type { OneJob } from '../../jobs/cut-logs.ts';
import type { FindingKind } from '../../traffic/findings.ts';

export interface TrafficMessages {
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
  readonly notALog: (file: string, compression: string | null) => string;
  readonly missingTool: (file: string, tool: string) => string;
  readonly emptyLog: (file: string) => string;
  readonly logTwice: (file: string) => string;
  readonly unreadableLine: (source: string, line: number, sample: string) => string;
  readonly interrupted: string;
  readonly tooManyBad: (bad: number, lines: number) => string;
  readonly partialBaseline: (kinds: readonly string[]) => string;
  readonly noBaseline: string;
  readonly newSince: (findings: number) => string;
  readonly skippedRules: (ids: readonly string[]) => string;
  readonly notWritten: (file: string) => string;
  readonly written: (file: string) => string;
  readonly partialWritten: (file: string) => string;
  readonly partialNeedsFile: string;
  readonly partialOfAll: string;
  readonly oneJob: (why: string) => string;
  readonly oneJobFor: Readonly<Record<OneJob, string>>;
  readonly lostThread: (cause: string) => string;
  readonly otherRules: string;
  readonly otherOptions: (name: string) => string;
  readonly inputTwice: string;
  readonly noPartial: (file: string) => string;
  readonly number: (value: number) => string;
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
  readonly outcomes: Readonly<Record<Outcome | FinalOutcome, string>>;
  readonly kinds: Readonly<Record<FindingKind, string>>;
  readonly explained: Readonly<Record<FindingKind, string>>;
  readonly noFinding: string;
  readonly headline: (faulty: number, missing: number) => string;
  readonly nothingJudged: string;
  readonly notAllJudged: string;
  readonly more: (count: number) => string;
  readonly moreRows: (count: number) => string;
  readonly withoutContent: string;
  readonly shownOf: (shown: number, of: number) => string;
  readonly audience: Readonly<
    Record<
      'people' | 'bots' | 'faulty' | 'host' | 'day' | 'pages' | 'assets' | 'missing' | 'lost' | 'prefix' | 'addresses',
      string
    >
  >;
  readonly aboutAudience: string;
  readonly otherRequests: (requests: number) => string;
  readonly requests: (count: number) => string;
  readonly ruleCount: (count: number) => string;
  readonly notFoundRate: (rate: string) => string;
  readonly neverHit: Readonly<Record<'rules' | 'routes' | 'none', string>>;
}
