import type { FixtureItem, PredictionItem } from './fixture-item.ts';
import type { FixtureRow } from '../simulator/football/fixture-row.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const homeAdvantage = 1.12;

export const predictionOf = (
  { teams: { home, away } }: FixtureRow,
  h2h: readonly FixtureItem[],
): PredictionItem | null => {
  if (home === null || away === null) return null;
  const [ours, theirs] = [(home.strength * homeAdvantage) ** 3, away.strength ** 3];
  const balance = ours / (ours + theirs);
  const draw = 0.3 - 0.32 * Math.abs(balance - 0.5);
  const [homeShare, drawShare] = [Math.round((1 - draw) * balance * 20) * 5, Math.round(draw * 20) * 5];
  const awayShare = 100 - homeShare - drawShare;
  const favourite = homeShare >= awayShare ? home : away;
  return {
    predictions: {
      winner: {
        id: favourite.id,
        name: favourite.name,
        comment: Math.abs(homeShare - awayShare) > 25 ? 'Win' : 'Win or draw',
      },
      percent: { home: `${homeShare}%`, draw: `${drawShare}%`, away: `${awayShare}%` },
    },
    comparison: { goals: { home: percent(balance), away: percent(1 - balance) } },
    h2h,
  };
};
