import { err, ok, type ResultAsync } from 'neverthrow';
import { linesChangeAt } from '#core/ads/choose-sponsored-line.ts';
import type { CommonData, CommonSetup } from '#core/editorial/common-data/common-data.ts';
import { figuresChangeAt } from '#core/editorial/common-data/shown-figures.ts';
import { joinCommonData, noFigures, type ToldFigures } from '#core/editorial/common-data/told-figures.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { CommonDataParts, CommonDataSource } from '#core/ports/common-data-source.ts';
import type { DataCache } from './data-cache.ts';
import { freshness } from './freshness.ts';

interface Joined {
  readonly setup: CommonSetup;
  readonly told: ToldFigures;
  readonly common: CommonData;
}

interface Needs {
  readonly clock: Clock;
  /** `seconds`: the time until scheduled figures replace these. */
  readonly onScheduled?: (seconds: number) => void;
}

/**
 * Loads common data at most once in 15 seconds per site. When upstream is late, the last figures stay with their
 * original times.
 */
export const cachedCommonDataSource = (
  { setup, figures }: CommonDataParts,
  cache: DataCache,
  { clock, onScheduled }: Needs,
): CommonDataSource => {
  const lastTold = new Map<string, ToldFigures>();
  const lastSetup = new Map<string, CommonSetup>();

  /** Reloads after an edit. On failure old menus are used, but no articles: the edit may have removed one (R43). */
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

  const joined = new Map<string, Joined>();
  const join = (site: string, setup: CommonSetup, told: ToldFigures): CommonData => {
    const last = joined.get(site);
    if (last?.setup === setup && last.told === told) return last.common;
    const common = joinCommonData(setup, told);
    joined.set(site, { setup, told, common });
    return common;
  };

  return {
    ofSite: (site) => {
      const told = newest(site);
      return newestSetup(site).andThen((known) => told.map((now) => join(site, known, noteChange(now, known))));
    },
  };
};
