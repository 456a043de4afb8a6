import type { PublishedCard } from '../../editorial/articles/article.ts';
import { coverPlan } from '../../editorial/front-page/cover-plan.ts';
import { asItStands, splitBreaking } from '../../editorial/front-page/front-block.ts';
import { withoutShown } from '../../editorial/front-page/without-shown.ts';
import type { Show } from '../../editorial/podcasts/show.ts';
import { drawVersions } from '../building/draw-versions.ts';
import { loadCover } from './load-cover.ts';
import type { PageNeeds } from '../needs.ts';
import { type ListNeeds, openList } from '../list/open-list.ts';
import type { CoverContent } from './cover-content.ts';
import type { Head } from '../page-head.ts';
import type { PageRequest } from '../page-request.ts';
import { podcastFeedPath } from '../building/podcast-feed-path.ts';
import { orDefault } from '../building/or-default.ts';
import type { UseCase } from '../use-case.ts';

type Needs = ListNeeds &
  Pick<PageNeeds, 'fronts' | 'recommender' | 'episodes' | 'uniqueGroups' | 'chance' | 'rotationHistory' | 'podcasts'>;
type Containers = Pick<CoverContent, 'breaking' | 'blocks' | 'episodes' | 'autoBlock' | 'extras' | 'shows'>;

const noContainers: Containers = { breaking: null, blocks: [], episodes: [], autoBlock: null, extras: null, shows: [] };

const listenedTo = 8;

const loadPodcasts = async ({ episodes: newest, podcasts }: Needs, site: string): Promise<Containers> => {
  const [shows, episodes] = await Promise.all([
    orDefault(podcasts.shows(site), []),
    orDefault(newest.ofSite(site, listenedTo), []),
  ]);
  return { ...noContainers, shows, episodes };
};

const isBareCover = ({ route }: PageRequest): boolean => route.page === undefined && route.params['slug'] === undefined;

const loadContainers = async (needs: Needs, request: PageRequest): Promise<Containers> => {
  const { slug, role } = request.site;
  if (request.route.params['slug'] === 'podcast' && request.route.page === undefined) return loadPodcasts(needs, slug);
  if (!isBareCover(request)) return noContainers;
  const { fronts } = needs;
  const drawn = drawVersions(needs, slug);
  const [news, auto] = await Promise.all([
    orDefault(fronts.news(slug), []),
    orDefault(fronts.autoBlock(slug, drawn.autoBlock), null),
  ]);
  const { breaking, blocks } = splitBreaking(news.map(asItStands));
  const plan = coverPlan(role);
  if (plan === null)
    return {
      breaking,
      blocks,
      autoBlock: withoutShown(
        auto,
        blocks.flatMap(({ items }) => items),
      ),
      extras: null,
      shows: [],
      episodes: await orDefault(needs.episodes.ofPublication(slug), []),
    };
  const planned = await loadCover(needs, slug, plan, blocks, drawn.recommender);
  const { extras } = planned;
  return {
    breaking,
    blocks: [],
    shows: [],
    autoBlock: withoutShown(auto, [...extras.ofSections, ...extras.news, ...extras.cards, ...extras.articles]),
    ...planned,
  };
};

const cardsOf = ({ breaking, blocks, autoBlock, extras }: Containers): readonly PublishedCard[] => [
  ...[breaking, ...blocks, autoBlock].flatMap((block) => block?.items ?? []),
  ...(extras === null ? [] : [...extras.ofSections, ...extras.news, ...extras.cards, ...extras.articles]),
];

const feedsOf = (shows: readonly Show[]): Head['podcasts'] => [
  { title: null, path: podcastFeedPath(null) },
  ...shows.map(({ slug, name }) => ({ title: name, path: podcastFeedPath(slug) })),
];

/** Opens the cover of a site below a path prefix (spec §2.2, §9, "Cover page extras"). */
export const openCover =
  (needs: Needs): UseCase<CoverContent> =>
  (request) => {
    const containers = loadContainers(needs, request);
    return openList(
      needs,
      containers.then(cardsOf),
    )(request).map(async ({ content, head }) => {
      const { shows, ...others } = await containers;
      return {
        content: { ...content, ...others, shows },
        head: shows.length === 0 ? head : { ...head, podcasts: feedsOf(shows) },
      };
    });
  };
