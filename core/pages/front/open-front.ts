import type { FrontBlock, Recommendations } from '../../front-page/front-block.ts';
import { recommenderSlices } from '../../front-page/recommender-slices.ts';
import { splitBreaking } from '../../front-page/split-breaking.ts';
import { withoutShown } from '../../front-page/without-shown.ts';
import { notListed } from '../../lists/highlight-box.ts';
import { type DrawnVersions, drawVersions } from '../draw-versions.ts';
import { headOf, listDescription } from '../head.ts';
import { insteadOfFailure } from '../instead-of-failure.ts';
import type { PageNeeds } from '../needs.ts';
import type { FrontContent } from './front-content.ts';
import { orDefault } from '../or-default.ts';
import type { UseCase } from '../use-case.ts';

type Needs = Pick<PageNeeds, 'fronts' | 'recommender' | 'episodes' | 'articles' | 'chance' | 'rotationHistory'>;

/** Everything beside the news, asked for together. */
const loadExtras = async (
  { fronts, recommender, episodes: newestEpisodes, articles }: Needs,
  site: string,
  drawn: DrawnVersions,
) => {
  const [auto, recommended, newest, strips, episodes, episodesAfter] = await Promise.all([
    orDefault(fronts.autoBlock(site, drawn.autoBlock), null),
    orDefault(recommender.recommended(site, drawn.recommender), null),
    orDefault(articles.latest(site, { topLevelOnly: true }), []),
    orDefault(fronts.boxes(site), []),
    orDefault(newestEpisodes.ofPublication(site), []),
    orDefault(fronts.podcastPosition(site), null),
  ]);
  return {
    auto,
    newest,
    recommended,
    strips: splitBreaking(strips).blocks,
    episodes,
    episodesAfter,
  };
};

/**
 * What the recommender adds to a front; long reads and partners' articles only if no container shows them (spec §9).
 */
const recommendedBeside = (
  all: Recommendations | null,
  containers: readonly (FrontBlock | null)[],
): Pick<FrontContent, 'important' | 'favorite' | 'special' | 'pr'> => {
  if (all === null) return { important: [], favorite: [], special: [], pr: [] };
  const shown = containers.flatMap((container) => container?.items ?? []);
  const { important, favorite, special, pr } = recommenderSlices({
    ...all,
    special: notListed(shown, all.special),
    pr: notListed(shown, all.pr),
  });
  return { important, favorite, special, pr };
};

/** A reader opens the front page (spec §4, "Front page load"). */
export const openFront =
  (needs: Needs): UseCase<FrontContent> =>
  ({ site }) => {
    const drawn = drawVersions(needs, site.slug);
    const extras = loadExtras(needs, site.slug, drawn);
    return needs.fronts
      .news(site.slug)
      .mapErr(insteadOfFailure)
      .map(async (news) => {
        const { breaking, blocks } = splitBreaking(news);
        const { episodesAfter, recommended, auto, ...rest } = await extras;
        const autoBlock = withoutShown(
          auto,
          [breaking, ...blocks].flatMap((block) => block?.items ?? []),
        );
        const beside = recommendedBeside(recommended, [breaking, ...blocks, autoBlock, ...rest.strips]);
        const content: FrontContent = {
          breaking,
          blocks,
          autoBlock,
          autoBlockVersion: autoBlock && drawn.autoBlock,
          ...rest,
          ...beside,
          episodesAfter: Math.min(episodesAfter ?? blocks.length, blocks.length),
        };
        const shown = [breaking, ...blocks].flatMap((block) => block?.items ?? []);
        return {
          content,
          head: headOf({
            title: '',
            description: listDescription(site.name, shown),
            canonical: '/',
            feed: { title: site.name, path: '/rss' },
          }),
        };
      });
  };
