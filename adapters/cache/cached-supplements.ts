import type { SupplementData } from '#core/ports/supplement-data.ts';
import type { TipRounds } from '#core/ports/sport/tip-rounds.ts';
import type { DataCache } from './data-cache.ts';
import { freshness } from './freshness.ts';

/** The same data, asked for less often; it changes by the minute while votes are counted and matches played. */
export const cachedSupplementData = (data: SupplementData, cache: DataCache): SupplementData => ({
  data: (site, supplement, path) =>
    cache.through(['supplement data', site, supplement, path], freshness.counts, () =>
      data.data(site, supplement, path),
    ),
});

/** The same rounds, asked for less often. */
export const cachedTipRounds = (rounds: TipRounds, cache: DataCache): TipRounds => ({
  all: (site) => cache.through(['tip rounds', site], freshness.list, () => rounds.all(site)),
});
