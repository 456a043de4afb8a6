import type { FindingKind } from './findings.ts';
import type { ReplayReport } from './replay-report.ts';

/** What a replay may find and still pass; shares are between 0 and 1. */
export interface ReplayLimits {
  readonly failOn: readonly FindingKind[];
  readonly max404Rate: number | null;
  readonly maxBad: number;
}

export interface Exceeded {
  readonly kinds: readonly FindingKind[];
  readonly notFound: boolean;
  readonly bad: boolean;
}

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Which limits a replay exceeds. */
export const exceededLimits = (
  { findings, missing, requests, lines, bad }: ReplayReport,
  { failOn, max404Rate, maxBad }: ReplayLimits,
): Exceeded => ({
  kinds: findings.filter(({ kind, list }) => list.length > 0 && failOn.includes(kind)).map(({ kind }) => kind),
  notFound: max404Rate !== null && shareOf(missing, requests) > max404Rate,
  bad: shareOf(bad, lines) > maxBad,
});
