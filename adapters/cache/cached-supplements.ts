import type { SupplementData } from '#core/ports/supplement-data.ts';
import type { TipRounds } from '#core/ports/sport/tip-rounds.ts';
import type { DataCache } from './data-cache.ts';
import { freshness } from './freshness.ts';

export const cachedSupplementData = (data: SupplementData, cache: DataCache): SupplementData => ({
  data: (site, supplement, path) =>
    cache.through(['supplement data', site, supplement, path], freshness.counts, () =>
      data.data(site, supplement, path),
    ),
});

export const cachedTipRounds = (rounds: TipRounds, cache: DataCache): TipRounds => ({
  all: (site) => cache.through(['tip rounds', site], freshness.rounds, () => rounds.all(site)),
});
