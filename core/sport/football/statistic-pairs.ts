import type { Figure } from './read-figure.ts';
import { readFigure } from './read-figure.ts';
import type { Sides } from './sides.ts';

/** Spec §3.9. */
export interface Statistic {
  readonly type: string | null;
  readonly value: number | string | null;
}

export interface StatisticPair extends Sides<number | null> {
  readonly type: string;
  readonly unit: Figure['unit'];
  readonly homeShare: number | null;
}

const shareOf = (home: number | null, away: number | null): number | null =>
  home === null || away === null || home < 0 || away < 0 || home + away === 0 ? null : home / (home + away);

const pairOf = (type: string, { home, away }: Sides<Figure | null>): StatisticPair => {
  const unit = home?.unit === 'percent' || away?.unit === 'percent' ? 'percent' : 'count';
  const [ours, theirs] = [home?.value ?? null, away?.value ?? null];
  return { type, unit, home: ours, away: theirs, homeShare: shareOf(ours, theirs) };
};

const figureOf = (statistics: readonly Statistic[], type: string): Figure | null =>
  readFigure(statistics.find((statistic) => statistic.type === type)?.value ?? null);

/** Pairs both teams' statistics in upstream's order; a missing value is null (spec §2.6). */
export const statisticPairs = ({ home, away }: Sides<readonly Statistic[]>): readonly StatisticPair[] => {
  const types = new Set([...home, ...away].flatMap(({ type }) => type || []));
  return [...types].map((type) => pairOf(type, { home: figureOf(home, type), away: figureOf(away, type) }));
};
