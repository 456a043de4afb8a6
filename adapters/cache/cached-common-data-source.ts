import { err, ok, type ResultAsync } from 'neverthrow';
import { linesChangeAt } from '#core/ads/choose-sponsored-line.ts';
import type { CommonSetup } from '#core/editorial/common-data/common-data.ts';
import { figuresChangeAt } from '#core/editorial/common-data/shown-figures.ts';
import { joinCommonData, noFigures, type ToldFigures } from '#core/editorial/common-data/told-figures.ts';
import type { Failure } from '#core/failure/failure.ts';
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
  const lastSetup = new Map<string, CommonSetup>();

  /**
   * An edit has everything asked for anew. Where that fails, old menus are better than none; articles are left out,
   * because the edit may have taken one down (R43).
   */
  const newestSetup = (site: string): ResultAsync<CommonSetup, Failure> =>
    cache
      .through(['common setup', site], freshness.commonSetup, () => setup(site))
      .map((told) => {
        lastSetup.set(site, { ...told, sponsored: [] });
        return told;
      })
      .orElse((failure) => {
        const known = lastSetup.get(site);
        return known === undefined ? err(failure) : ok(known);
      });

  const newest = (site: string): ResultAsync<ToldFigures, never> =>
    cache
      .through(['common figures', site], freshness.figures, () => figures(site))
      .map((told) => {
        lastTold.set(site, told);
        return told;
      })
      .orElse(() => ok(lastTold.get(site) ?? noFigures));

  const noteChange = (told: ToldFigures, { sponsoredLines: lines }: CommonSetup): ToldFigures => {
    const now = clock.now();
    const at = Math.min(figuresChangeAt(told, now), lines.length === 0 ? Infinity : linesChangeAt(lines, now));
    if (Number.isFinite(at)) onScheduled?.(at - now);
    return told;
  };

  return {
    ofSite: (site) => {
      const told = newest(site);
      return newestSetup(site).andThen((known) => told.map((now) => joinCommonData(known, noteChange(now, known))));
    },
  };
};
