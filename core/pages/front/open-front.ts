import { composeFront } from '../../editorial/front-page/compose-front.ts';
import { splitBreaking } from '../../editorial/front-page/front-block.ts';
import { newestOffered } from '../../editorial/lists/newest-beside.ts';
import { type DrawnVersions, drawVersions } from '../building/draw-versions.ts';
import { headOf, listDescription } from '../building/head.ts';
import { insteadOfFailure } from '../building/instead-of-failure.ts';
import type { PageNeeds } from '../needs.ts';
import type { FrontContent } from './front-content.ts';
import { orDefault } from '../building/or-default.ts';
import type { UseCase } from '../use-case.ts';

type Needs = Pick<
  PageNeeds,
  'fronts' | 'recommender' | 'episodes' | 'articles' | 'chance' | 'rotationHistory' | 'clock' | 'liveNow'
>;

const loadExtras = async (
  { fronts, recommender, episodes: newestEpisodes, articles }: Needs,
  site: string,
  drawn: DrawnVersions,
) => {
  const [auto, recommended, newest, strips, episodes, episodesAfter] = await Promise.all([
    orDefault(fronts.autoBlock(site, drawn.autoBlock), null),
    orDefault(recommender.recommended(site, drawn.recommender), null),
    orDefault(articles.latest(site, { topLevelOnly: true, limit: newestOffered }), []),
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

/** Opens the front page (spec §4, "Front page load"). */
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
        const { episodesAfter, auto, ...rest } = await extras;
        const content = composeFront(
          {
            breaking,
            blocks,
            autoBlock: auto,
            ...rest,
            episodesAfter: Math.min(episodesAfter ?? blocks.length, blocks.length),
          },
          needs.clock.now(),
        );
        const shown = [content.breaking, ...content.blocks].flatMap((block) => block?.items ?? []);
        return {
          content: { ...content, autoBlockVersion: content.autoBlock && drawn.autoBlock, live: needs.liveNow(site) },
          head: headOf({
            title: '',
            description: listDescription(site.name, shown),
            canonical: '/',
            feed: { title: site.name, path: '/rss' },
          }),
        };
      });
  };
