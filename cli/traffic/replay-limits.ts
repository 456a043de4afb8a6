import type { FindingKind } from './findings.ts';
import type { ReplayReport } from './replay-report.ts';

/** Shares are between 0 and 1. */
export interface ReplayLimits {
  readonly failOn: readonly FindingKind[];
  readonly max404Rate: number | null;
  readonly maxBad: number;
  readonly excused: boolean;
}

export interface Exceeded {
  readonly kinds: readonly FindingKind[];
  readonly notFound: boolean;
  readonly bad: boolean;
}

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const fails = (kind: FindingKind, failOn: readonly FindingKind[]): boolean =>
  failOn.includes(kind) || (kind === 'redirect-into-404' && failOn.includes('new-404'));

export const exceededLimits = (
  { findings, missing, requests, lines, bad }: ReplayReport,
  { failOn, max404Rate, maxBad, excused }: ReplayLimits,
): Exceeded => ({
  kinds: findings
    .filter(({ kind, of, failing }) => (excused ? failing : of) > 0 && fails(kind, failOn))
    .map(({ kind }) => kind),
  notFound: max404Rate !== null && shareOf(missing, requests) > max404Rate,
  bad: shareOf(bad, lines) > maxBad,
});
