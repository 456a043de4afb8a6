import type { FrontPages } from '#core/ports/front-pages.ts';
import type { DataCache } from './data-cache.ts';
import { beside, freshness } from './freshness.ts';

/** The same fronts, asked for less often. */
export const cachedFrontPages = (fronts: FrontPages, cache: DataCache): FrontPages => ({
  news: (site) => cache.through(['front news', site], freshness.front, () => fronts.news(site)),
  autoBlock: (site, version) => cache.through(['auto block', site, version], freshness.drawn, () => fronts.autoBlock(site, version)),
  boxes: (site) => cache.through(['front boxes', site], beside(freshness.front), () => fronts.boxes(site)),
  episodes: (site) => cache.through(['episodes', site], freshness.drawn, () => fronts.episodes(site)),
  ownEpisodes: (site, count) => cache.through(['own episodes', site, count], freshness.drawn, () => fronts.ownEpisodes(site, count)),
  section: (site, superTag) => cache.through(['section', site, superTag], beside(freshness.list), () => fronts.section(site, superTag)),
  podcastBlockPosition: (site) =>
    cache.through(['podcast block position', site], freshness.drawn, () => fronts.podcastBlockPosition(site)),
  uniqueGroup: (site, group) => cache.through(['unique group', site, group], freshness.drawn, () => fronts.uniqueGroup(site, group)),
  playlist: (site) => cache.through(['playlist', site], freshness.drawn, () => fronts.playlist(site)),
  hikingMap: (site) => cache.through(['hiking map', site], freshness.drawn, () => fronts.hikingMap(site)),
  recommended: (site, version) => cache.through(['recommended', site, version], freshness.drawn, () => fronts.recommended(site, version)),
});
