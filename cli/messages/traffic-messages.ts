import type { Outcome } from '#core/addresses/judge-address.ts';
import type { FindingKind } from '../traffic/findings.ts';

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
      | 'maxBad'
      | 'failOn'
      | 'max404Rate'
      | 'output'
      | 'rules'
      | 'count',
      string
    >
  >;
  readonly refused: Readonly<Record<'expression' | 'time' | 'share' | 'count' | 'kinds', string>>;
  readonly standardInput: string;
  readonly noInput: string;
  readonly progress: (lines: number) => string;
  readonly damaged: (file: string) => string;
  readonly interrupted: string;
  readonly tooManyBad: (bad: number, lines: number) => string;
  readonly skippedRules: (ids: readonly string[]) => string;
  readonly notWritten: (file: string) => string;
  readonly written: (file: string) => string;
  readonly number: (value: number) => string;
  /** A part of a whole in per cent. */
  readonly share: (part: number, whole: number) => string;
  readonly title: string;
  readonly sections: Readonly<
    Record<'figures' | 'outcomes' | 'findings' | 'rules' | 'notFound' | 'sites' | 'routes', string>
  >;
  readonly figures: Readonly<Record<'lines' | 'requests' | 'bad' | 'seconds', string>>;
  readonly columns: Readonly<Record<'name' | 'hits' | 'share' | 'address' | 'rules' | 'value', string>>;
  /** An outcome in a word or two. */
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly kinds: Readonly<Record<FindingKind, string>>;
  /** What a kind of finding means for the reader of a report. */
  readonly explained: Readonly<Record<FindingKind, string>>;
  readonly noFinding: string;
  /** The one sentence that stands above a report: how many requests met a fault. */
  readonly headline: (faulty: number) => string;
  /** In its place where there was no request to judge. */
  readonly nothingJudged: string;
  readonly more: (count: number) => string;
  readonly requests: (count: number) => string;
  readonly ruleCount: (count: number) => string;
  readonly notFoundRate: (rate: string) => string;
  readonly neverHit: Readonly<Record<'rules' | 'routes' | 'none', string>>;
}
