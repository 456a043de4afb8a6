import { readFigure } from '../read-figure.ts';
import type { Sides } from '../sides.ts';

type Written = number | string | null;

/** Upstream's prediction; percentages are strings such as "45%" (spec §3.9). */
export interface PredictionReport {
  readonly winner: { readonly name: string | null; readonly comment: string | null } | null;
  readonly percent: { readonly home: Written; readonly draw: Written; readonly away: Written } | null;
  readonly goals: Sides<Written> | null;
}

/** Percentages are 0 to 100. */
export interface Prediction {
  readonly winner: string | null;
  readonly comment: string | null;
  readonly chances: { readonly home: number | null; readonly draw: number | null; readonly away: number | null };
  readonly goals: Sides<number | null>;
}

const percentOf = (written: Written | undefined): number | null => {
  const figure = readFigure(written ?? null);
  return figure && Math.min(Math.max(figure.value, 0), 100);
};

/** Null when upstream has no prediction (spec §2.6). */
export const predictionOf = ({ winner, percent, goals }: PredictionReport): Prediction | null => {
  const prediction = {
    winner: winner?.name ?? null,
    comment: winner?.comment ?? null,
    chances: { home: percentOf(percent?.home), draw: percentOf(percent?.draw), away: percentOf(percent?.away) },
    goals: { home: percentOf(goals?.home), away: percentOf(goals?.away) },
  };
  const said = [
    prediction.winner,
    prediction.comment,
    ...Object.values(prediction.chances),
    ...Object.values(prediction.goals),
  ];
  return said.every((one) => one === null) ? null : prediction;
};
