import { drawAutoBlock, drawRecommenderVersion } from '../../editorial/front-page/draw-version.ts';
import type { PageNeeds } from '../needs.ts';

export interface DrawnVersions {
  readonly autoBlock: number;
  readonly recommender: number;
}

/**
 * The draws of this copy: they travel with the page, and the front remembers which auto-blocks it has shown (R23).
 * `site` is a slug.
 */
export const drawVersions = (
  { chance, rotationHistory }: Pick<PageNeeds, 'chance' | 'rotationHistory'>,
  site: string,
): DrawnVersions => {
  const { version, used } = drawAutoBlock(rotationHistory.used(site), chance.draw());
  rotationHistory.remember(site, used);
  return { autoBlock: version, recommender: drawRecommenderVersion(chance.draw()) };
};
