import type { FrontBlocks } from '#core/ports/front-blocks.ts';
import type { ListSides } from '#core/ports/list-sides.ts';
import type { NewestEpisodes } from '#core/ports/newest-episodes.ts';
import type { Recommender } from '#core/ports/recommender.ts';
import type { UniqueGroups } from '#core/ports/unique-groups.ts';
import type { DataCache } from './data-cache.ts';
import { beside, freshness } from './freshness.ts';

export const cachedFrontBlocks = (fronts: FrontBlocks, cache: DataCache): FrontBlocks => ({
  news: (site) => cache.through(['front news', site], freshness.front, () => fronts.news(site)),
  autoBlock: (site, version) =>
    cache.through(['auto block', site, version], freshness.drawn, () => fronts.autoBlock(site, version)),
  boxes: (site) => cache.through(['front boxes', site], beside.front, () => fronts.boxes(site)),
  podcastPosition: (site) =>
    cache.through(['podcast position', site], freshness.drawn, () => fronts.podcastPosition(site)),
});

export const cachedRecommender = (recommender: Recommender, cache: DataCache): Recommender => ({
  section: (site, superTag) =>
    cache.through(['section', site, superTag], beside.list, () => recommender.section(site, superTag)),
  recommended: (site, version) =>
    cache.through(['recommended', site, version], freshness.drawn, () => recommender.recommended(site, version)),
});

export const cachedNewestEpisodes = (episodes: NewestEpisodes, cache: DataCache): NewestEpisodes => ({
  ofPublication: (site) => cache.through(['episodes', site], freshness.drawn, () => episodes.ofPublication(site)),
  ofSite: (site, count) =>
    cache.through(['own episodes', site, count], freshness.drawn, () => episodes.ofSite(site, count)),
});

export const cachedUniqueGroups = (uniques: UniqueGroups, cache: DataCache): UniqueGroups => ({
  group: (site, id) => cache.through(['unique group', site, id], freshness.drawn, () => uniques.group(site, id)),
  bySlugs: (site, slugs) =>
    cache.through(['unique groups', site, slugs], freshness.drawn, () => uniques.bySlugs(site, slugs)),
});

export const cachedListSides = (sides: ListSides, cache: DataCache): ListSides => ({
  playlist: (site) => cache.through(['playlist', site], freshness.drawn, () => sides.playlist(site)),
  hikingMap: (site) => cache.through(['hiking map', site], freshness.drawn, () => sides.hikingMap(site)),
});
