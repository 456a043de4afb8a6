import type { Score } from '../football/sides.ts';
import type { Tip, TipPair } from './tip-round.ts';
import type { TipSheet } from './tip-sheet.ts';

export type TipOutcome = 'exact' | 'difference' | 'winner' | 'missed' | 'none' | 'unknown';

export const tipPoints: Readonly<Record<TipOutcome, number>> = {
  exact: 5,
  difference: 3,
  winner: 2,
  missed: 0,
  none: 0,
  unknown: 0,
};

export interface ScoredTip {
  readonly outcome: TipOutcome;
  readonly points: number;
}

/** An inexact draw scores 2, not 3, because its difference is always right. */
export const scoreTip = (tip: Tip | null, result: Score | null): ScoredTip => {
  const outcome = outcomeOf(tip, result);
  return { outcome, points: tipPoints[outcome] };
};

const outcomeOf = (tip: Tip | null, result: Score | null): TipOutcome => {
  if (tip === null) return 'none';
  if (result === null || result.home === null || result.away === null) return 'unknown';
  if (tip.home === result.home && tip.away === result.away) return 'exact';
  const [tipped, real] = [tip.home - tip.away, result.home - result.away];
  if (Math.sign(tipped) !== Math.sign(real)) return 'missed';
  return tipped === real && real !== 0 ? 'difference' : 'winner';
};

export interface ScoredSheet {
  readonly tips: readonly ScoredTip[];
  readonly total: number;
  readonly exact: number;
}

export const scoreSheet = (sheet: TipSheet, pairs: readonly Pick<TipPair, 'result'>[]): ScoredSheet => {
  const tips = pairs.map(({ result }, at) => scoreTip(sheet[at] ?? null, result));
  return {
    tips,
    total: tips.reduce((sum, { points }) => sum + points, 0),
    exact: tips.filter(({ outcome }) => outcome === 'exact').length,
  };
};
