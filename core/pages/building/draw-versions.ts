import { drawAutoBlock, drawRecommenderVersion } from '../../editorial/front-page/draw-version.ts';
import type { PageNeeds } from '../needs.ts';

export interface DrawnVersions {
  readonly autoBlock: number;
  readonly recommender: number;
}

/** Draws the random variants of a cache entry. The front page remembers used auto-blocks (R23). */
export const drawVersions = (
  { chance, rotationHistory }: Pick<PageNeeds, 'chance' | 'rotationHistory'>,
  site: string,
): DrawnVersions => {
  const { version, used } = drawAutoBlock(rotationHistory.used(site), chance.draw());
  rotationHistory.remember(site, used);
  return { autoBlock: version, recommender: drawRecommenderVersion(chance.draw()) };
};
