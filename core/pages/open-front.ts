import { drawAutoBlock } from '../front-page/draw-auto-block.ts';
import { drawRecommenderVersion } from '../front-page/draw-recommender-version.ts';
import { recommenderSlices } from '../front-page/recommender-slices.ts';
import { splitBreaking } from '../front-page/split-breaking.ts';
import { headOf } from './head.ts';
import { insteadOfFailure } from './instead-of-failure.ts';
import type { PageNeeds } from './needs.ts';
import type { FrontContent } from './page.ts';
import { softly } from './softly.ts';
import type { UseCase } from './use-case.ts';

type Needs = Pick<PageNeeds, 'fronts' | 'articles' | 'chance' | 'draws'>;

/** The draws of this copy: they travel with the page, and the front remembers which auto-blocks it has shown (R23). */
const drawVersions = ({ chance, draws }: Needs, site: string): { readonly autoBlock: number; readonly recommender: number } => {
  const { version, used } = drawAutoBlock(draws.used(site), chance.draw());
  draws.remember(site, used);
  return { autoBlock: version, recommender: drawRecommenderVersion(chance.draw()) };
};

/** Everything beside the news, asked for together. */
const loadExtras = async ({ fronts, articles }: Needs, site: string, drawn: ReturnType<typeof drawVersions>) => {
  const [auto, recommended, newest, strips, episodes, episodesAfter] = await Promise.all([
    softly(fronts.autoBlock(site, drawn.autoBlock), null),
    softly(fronts.recommended(site, drawn.recommender), null),
    softly(articles.latest(site, { topLevelOnly: true }), []),
    softly(fronts.boxes(site), []),
    softly(fronts.episodes(site), []),
    softly(fronts.podcastBlockPosition(site), null),
  ]);
  const autoBlock = auto !== null && auto.items.length > 0 ? auto : null;
  const slices = recommended && recommenderSlices(recommended);
  return {
    autoBlock, autoBlockVersion: autoBlock && drawn.autoBlock, newest,
    important: slices?.important ?? [], favorite: slices?.favorite ?? [],
    strips: splitBreaking(strips).blocks, episodes, episodesAfter,
  };
};

/** A reader opens the front page (spec §4, "Front page load"). */
export const openFront = (needs: Needs): UseCase<FrontContent> => ({ site }) => {
  const extras = loadExtras(needs, site.slug, drawVersions(needs, site.slug));
  return needs.fronts.news(site.slug).mapErr(insteadOfFailure).map(async (news) => {
    const { breaking, blocks } = splitBreaking(news);
    const { episodesAfter, ...rest } = await extras;
    const content: FrontContent = { breaking, blocks, ...rest, episodesAfter: Math.min(episodesAfter ?? blocks.length, blocks.length) };
    return { content, head: headOf({ title: '', canonical: '/' }) };
  });
};
