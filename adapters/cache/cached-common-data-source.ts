import { ok, type ResultAsync } from 'neverthrow';
import { figuresChangeAt } from '#core/common-data/shown-figures.ts';
import { joinCommonData, noFigures, type ToldFigures } from '#core/common-data/told-figures.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { CommonDataParts, CommonDataSource } from '#core/ports/common-data-source.ts';
import type { DataCache } from './data-cache.ts';
import { freshness } from './freshness.ts';

interface Needs {
  readonly clock: Clock;
  /** Is told in how many seconds other figures are to be shown: what was made of these is old then. */
  readonly onScheduled?: (seconds: number) => void;
}

/**
 * Common data, asked for at most once in 15 seconds for all readers of a site together. Figures that upstream does not
 * tell in time stay as they were last told, with the times that they carry.
 */
export const cachedCommonDataSource = (
  { setup, figures }: CommonDataParts,
  cache: DataCache,
  { clock, onScheduled }: Needs,
): CommonDataSource => {
  /** One for each site. */
  const lastTold = new Map<string, ToldFigures>();

  const newest = (site: string): ResultAsync<ToldFigures, never> =>
    cache
      .through(['common figures', site], freshness.figures, () => figures(site))
      .map((told) => {
        lastTold.set(site, told);
        return told;
      })
      .orElse(() => ok(lastTold.get(site) ?? noFigures));

  const noteChange = (told: ToldFigures): ToldFigures => {
    const now = clock.now();
    const at = figuresChangeAt(told, now);
    if (Number.isFinite(at)) onScheduled?.(at - now);
    return told;
  };

  return {
    ofSite: (site) => {
      const told = newest(site);
      return cache
        .through(['common setup', site], freshness.commonSetup, () => setup(site))
        .andThen((known) => told.map((now) => joinCommonData(known, noteChange(now))));
    },
  };
};
