import type { SportCoverage } from '#core/ports/sport/sport-coverage.ts';
import type { DataCache } from './data-cache.ts';
import { freshness } from './freshness.ts';

/** TTL as short as scores may change (spec §9). */
export const cachedSportCoverage = (coverage: SportCoverage, cache: DataCache): SportCoverage => ({
  leagues: (site) => cache.through(['sport leagues', site], freshness.drawn, () => coverage.leagues(site)),
  timetable: (site, wanted) =>
    cache.through(['timetable', site, wanted.league, wanted.season, wanted.startDate], freshness.scores, () =>
      coverage.timetable(site, wanted),
    ),
  ofDay: (site, day) =>
    cache.through(['fixtures of day', site, day], freshness.scores, () => coverage.ofDay(site, day)),
});
