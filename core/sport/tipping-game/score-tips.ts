import type { Score } from '../football/sides.ts';
import type { Tip, TipPair } from './tip-round.ts';
import type { TipSheet } from './tip-sheet.ts';

/** How near a tip came; `none` is for a pair that was not tipped, `unknown` for one whose result is not known yet. */
export type TipOutcome = 'exact' | 'difference' | 'winner' | 'missed' | 'none' | 'unknown';

/** Points for each (the rules of the game). */
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

/**
 * The points of one tip: the exact result 5, the right difference with the right winner 3, only the winner or that
 * there is none 2,
 * anything else 0. A draw that is not exact has told no more than that it is one.
 */
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
  /** How many came exactly true: they decide between equals. */
  readonly exact: number;
}

/** The points of a whole sheet; a round has at most 5 for each of its pairs. */
export const scoreSheet = (sheet: TipSheet, pairs: readonly Pick<TipPair, 'result'>[]): ScoredSheet => {
  const tips = pairs.map(({ result }, at) => scoreTip(sheet[at] ?? null, result));
  return {
    tips,
    total: tips.reduce((sum, { points }) => sum + points, 0),
    exact: tips.filter(({ outcome }) => outcome === 'exact').length,
  };
};
