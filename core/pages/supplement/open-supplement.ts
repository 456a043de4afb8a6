import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { type EmbedAllowList, recognizeEmbed } from '../../media/embeds/recognize-embed.ts';
import { followOfList } from '../list/follow-of-list.ts';
import { listHeader } from '../list/list-header.ts';
import { constituencyBelow, constituencyChoice } from '../../editorial/supplements/constituencies.ts';
import type { DataBlock } from '../../editorial/supplements/data-block.ts';
import { supplementBoxes } from '../../editorial/supplements/supplement-boxes.ts';
import { latestState, type LiveHistory } from '../../polling/live-history.ts';
import type { CountedData } from '../../editorial/supplements/count.ts';
import type { Counting, ShownBlock, SupplementSummary } from './supplement-content.ts';
import { supplementSearchTags } from '../../editorial/supplements/supplement-search.ts';
import {
  type SupplementPlace,
  supplementPath,
  supplementTab,
  supplementTabs,
  supplementTitle,
  supplementViews,
} from '../../editorial/supplements/supplement-tab.ts';
import { standingOf } from './standing-of.ts';
import { newestBeside } from '../../editorial/lists/newest-beside.ts';
import { besideList } from '../list/beside-list.ts';
import { headOf } from '../building/head.ts';
import { insteadOfFailure } from '../building/instead-of-failure.ts';
import type { InsteadOfPage } from '../instead-of-page.ts';
import type { PageNeeds } from '../needs.ts';
import { type ListNeeds, openList } from '../list/open-list.ts';
import { ownPath } from '../building/own-path.ts';
import type { SupplementArticles, SupplementContent } from './supplement-content.ts';
import type { Head } from '../page-head.ts';
import type { PageRequest } from '../page-request.ts';
import type { Opened, UseCase } from '../use-case.ts';

type Needs = ListNeeds & Pick<PageNeeds, 'liveCount' | 'tipRounds' | 'clock'>;

type Opening<Content> = ResultAsync<Opened<Content>, InsteadOfPage>;

const summaryOf = async (
  needs: Needs,
  request: PageRequest,
  { supplement }: SupplementPlace,
): Promise<SupplementSummary> => ({
  colour: supplement.colour,
  mark: supplement.mark,
  standing: await standingOf(needs, request, supplement),
  boxes: supplementBoxes(supplement),
  searchTags: supplementSearchTags(supplement),
});

const openArticles = (needs: Needs, request: PageRequest, place: SupplementPlace): Opening<SupplementArticles> => {
  const summary = summaryOf(needs, request, place);
  return openList(needs)(request).map(async ({ content, head }) => {
    const title = supplementTitle(place);
    return {
      content: { ...content, kind: 'articles' as const, supplement: await summary, tabs: supplementTabs(place) },
      head: headOf({ ...head, title, page: request.route.page, feed: head.feed && { ...head.feed, title } }),
    };
  });
};

const aroundTab = async (needs: Needs, request: PageRequest, place: SupplementPlace) => {
  const { route, site } = request;
  const list = { title: place.supplement.title, description: place.supplement.lead, author: null, rss: null };
  const [{ newest, boxes }, supplement] = await Promise.all([
    besideList(needs, request),
    summaryOf(needs, request, place),
  ]);
  const header = { ...listHeader(route, site, list, needs.supplements), ...followOfList(route), rss: null };
  return {
    supplement,
    header,
    tabs: supplementTabs(place),
    ...newestBeside(newest, []),
    boxes,
    path: ownPath(needs, request),
  };
};

const headOfTab = (needs: Needs, request: PageRequest, place: SupplementPlace, own: Partial<Head> = {}): Head =>
  headOf({
    title: supplementTitle(place),
    description: place.supplement.lead,
    canonical: ownPath(needs, request),
    ...own,
  });

const shownBlocks = (blocks: readonly DataBlock[], allowed: EmbedAllowList): readonly ShownBlock[] =>
  blocks.flatMap((block): readonly ShownBlock[] => {
    if (block.type !== 'frame') return [block];
    const { src, ...rest } = block;
    const embed = recognizeEmbed(src, allowed);
    return embed === null ? [] : [{ ...rest, embed }];
  });

interface KeptData {
  readonly place: string;
  readonly history: LiveHistory<CountedData>;
}

const loadData = (
  { liveCount }: Needs,
  { site }: PageRequest,
  { supplement, tab, below }: SupplementPlace,
): ResultAsync<KeptData, InsteadOfPage> => {
  const at = (path: string): ResultAsync<KeptData, InsteadOfPage> =>
    liveCount(site.slug, supplement.slug, path)
      .map((history) => ({ place: `${supplement.slug}/${path}`, history }))
      .mapErr(insteadOfFailure);
  if (below === '') return at(tab.subPath);
  return at(`${tab.subPath}/${below}`).orElse((instead) =>
    instead.kind === 'not-found'
      ? at(tab.subPath).andThen((kept) =>
          constituencyBelow(latestState(kept.history).value.blocks, below) === null
            ? errAsync<KeptData, InsteadOfPage>(instead)
            : okAsync(kept),
        )
      : errAsync(instead),
  );
};

const countingOf = ({ place, history }: KeptData): Counting | null => {
  const { count, held } = latestState(history).value;
  return count && { count, held, observedAt: history.observedAt, place };
};

const openData = (needs: Needs, request: PageRequest, place: SupplementPlace): Opening<SupplementContent> => {
  const around = aroundTab(needs, request, place);
  return loadData(needs, request, place).map(async (kept) => {
    const { blocks } = latestState(kept.history).value;
    const unit = place.below === '' ? null : constituencyBelow(blocks, place.below);
    const choice = constituencyChoice(request.query);
    const title = unit === null ? {} : { title: `${supplementTitle(place)} – ${unit.name}` };
    return {
      content: {
        kind: 'data' as const,
        ...(await around),
        views: supplementViews(place),
        blocks: unit === null ? shownBlocks(blocks, needs.embeds) : [],
        unit,
        counting: countingOf(kept),
        choice,
        tabPath: supplementPath(place.supplement, place.tab),
      },
      head: headOfTab(needs, request, place, { ...title, noindex: choice.term !== '' || choice.county !== '' }),
    };
  });
};

const openGameTab = (needs: Needs, request: PageRequest, place: SupplementPlace): Opening<SupplementContent> => {
  const around = aroundTab(needs, request, place);
  return needs.tipRounds
    .all(request.site.slug)
    .mapErr(insteadOfFailure)
    .map(async (rounds) => ({
      content: {
        kind: 'game' as const,
        ...(await around),
        rounds: rounds.filter(({ supplement }) => supplement === place.supplement.slug),
      },
      head: headOfTab(needs, request, place),
    }));
};

/** Opens a supplement tab: articles, data or the prediction game (spec §2.3). Supplements belong to the main site. */
export const openSupplement =
  (needs: Needs): UseCase<SupplementContent> =>
  (request) => {
    const {
      site,
      route: { params },
    } = request;
    const place =
      site.role === 'main' ? supplementTab(needs.supplements, `/melleklet/${params['fullPath'] ?? ''}`) : null;
    switch (place?.tab.content.kind) {
      case 'articles':
        return openArticles(needs, request, place);
      case 'data':
        return openData(needs, request, place);
      case 'game':
        return openGameTab(needs, request, place);
      case undefined:
        return errAsync({ kind: 'not-found' });
    }
  };
