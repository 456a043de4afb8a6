export const drilledUpstreams = ['main', 'live-scores', 'crm', 'security', 'quiz'] as const;
export type DrilledUpstream = (typeof drilledUpstreams)[number];

export const faultNames = [
  'refused',
  'reset',
  'slow',
  'status-500',
  'html',
  'half-body',
  'wrong-schema',
  'no-body',
  'emptied-lists',
  'huge-body',
] as const;
export type FaultName = (typeof faultNames)[number];

/**
 * `complete`: 200 with most headings of the healthy page. `degraded`: 200 with fewer than two thirds. `unavailable`: 503. `empty`: 200
 * that claims there is nothing. `error`: any other response, or none.
 */
export type DrillOutcome = 'complete' | 'degraded' | 'unavailable' | 'not-found' | 'empty' | 'error';

export interface DrillCell {
  readonly upstream: DrilledUpstream;
  readonly fault: FaultName;
  /** Cold: never requested before. Warm: requested before the fault, and past its lifetime. */
  readonly state: 'cold' | 'warm';
  readonly route: string;
  readonly path: string;
  readonly status: number;
  readonly outcome: DrillOutcome;
  /** Whether a reader gets less than the site could know. */
  readonly failed: boolean;
}

export interface DrillOrder {
  /** Base URLs. Without their own, live scores and quizzes are paths of the main API; the others are not drilled. */
  readonly against: Readonly<Partial<Record<DrilledUpstream, string>>>;
  readonly faults: readonly FaultName[];
}

export interface DrillReport {
  readonly pages: readonly { readonly route: string; readonly path: string }[];
  readonly cells: readonly DrillCell[];
  readonly failed: number;
  /** Some rounds were not run. */
  readonly isInterrupted: boolean;
}

export type DrillOutcomeOrFailure =
  | { readonly done: DrillReport }
  | { readonly failed: 'unreachable' | 'not-started'; readonly about: string };
