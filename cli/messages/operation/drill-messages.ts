import type { DrillReport } from '#adapters/newsroom-contract/drill.ts';

export interface DrillMessages {
  readonly command: string;
  readonly options: Readonly<Record<'against' | 'liveScores' | 'crm' | 'security' | 'quiz' | 'fault' | 'html', string>>;
  readonly badUrl: string;
  readonly failures: Readonly<Record<'unreachable' | 'not-started', (about: string) => string>>;
  readonly interrupted: string;
  readonly progress: (done: number, of: number | null, secondsLeft: number | null) => string;
  readonly summary: (report: DrillReport) => string;
  readonly title: string;
}
