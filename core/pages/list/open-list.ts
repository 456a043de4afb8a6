import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import type { PublishedCard } from '../../editorial/articles/article.ts';
import type { ArticleList } from '../../editorial/lists/article-list.ts';
import { highlightFilters, listFilter } from '../../editorial/lists/list-filter.ts';
import { perPage } from './per-page.ts';
import { withPartner } from '../../editorial/lists/with-partner.ts';
import type { Failure } from '../../failure/failure.ts';
import { isSportSection } from '../../editorial/lists/sport-pages.ts';
import { besideList } from './beside-list.ts';
import { composeList } from './compose-list.ts';
import { insteadOfFailure } from '../building/instead-of-failure.ts';
import type { InsteadOfPage } from '../instead-of-page.ts';
import type { PageNeeds } from '../needs.ts';
import type { ListContent } from './list-content.ts';
import type { PageRequest } from '../page-request.ts';
import { sportWayOf } from './sport-ways.ts';
import { podcastOfList } from './podcast-of-list.ts';
import { orDefault } from '../building/or-default.ts';
import type { Opened, UseCase } from '../use-case.ts';

export type ListNeeds = Pick<
  PageNeeds,
  | 'lists'
  | 'articles'
  | 'listSides'
  | 'embeds'
  | 'linkTo'
  | 'supplements'
  | 'podcasts'
  | 'liveNow'
  | 'sportCoverage'
  | 'clock'
>;

/** Spec §8: an empty section list is not found. */
const unlessEmpty = (list: ArticleList): ResultAsync<ArticleList, InsteadOfPage> =>
  list.items.length === 0 ? errAsync({ kind: 'not-found' }) : okAsync(list);

const highlightsOf = ({ lists }: ListNeeds, { route, site }: PageRequest): Promise<readonly PublishedCard[]> => {
  const filters = highlightFilters(route);
  return filters === null ? Promise.resolve([]) : orDefault(lists.highlights(site.slug, filters), []);
};

const labelRoutes = ['articles_by_author', 'articles_by_tag', 'articles_by_mstag'];

/** The list of a label that was renamed or merged has another address (R64). */
const unlessMoved =
  ({ linkTo }: Pick<ListNeeds, 'linkTo'>, { route, query }: PageRequest) =>
  (list: ArticleList): Result<ArticleList, InsteadOfPage> => {
    const { movedTo = null } = list;
    if (movedTo === null || !labelRoutes.includes(route.name)) return ok(list);
    const path = linkTo(route.name, { ...route.params, fullPath: movedTo });
    if (path === null) return err({ kind: 'not-found' });
    return err({ kind: 'redirect', permanent: true, location: query === '' ? path : `${path}?${query}` });
  };

/** Combines a list with its highlights and boxes (spec §4, "Section load"). */
export const showList = (
  needs: ListNeeds,
  request: PageRequest,
  list: ResultAsync<ArticleList, Failure>,
  shownAbove: Promise<readonly PublishedCard[]> = Promise.resolve([]),
): ResultAsync<Opened<ListContent>, InsteadOfPage> => {
  const beside = Promise.all([
    besideList(needs, request),
    highlightsOf(needs, request),
    podcastOfList(needs, request),
    shownAbove,
  ]);
  return list
    .mapErr(insteadOfFailure)
    .andThen(unlessEmpty)
    .andThen(unlessMoved(needs, request))
    .map(async (loaded) => {
      const sportWay = sportWayOf(needs, request, loaded);
      const [boxes, highlights, podcast, above] = await beside;
      return composeList(needs, request, {
        list: loaded,
        highlights,
        beside: boxes,
        podcast,
        above,
        live: isSportSection(request.route) ? needs.liveNow(request.site) : null,
        sportWay: await sportWay,
      });
    });
};

/** Opens a list of a section, tag, author, flag, supplement or site (spec §2.2). */
export const openList =
  (needs: ListNeeds, above?: Promise<readonly PublishedCard[]>) =>
  (request: PageRequest): ResultAsync<Opened<ListContent>, InsteadOfPage> => {
    const { route, site } = request;
    const filter = listFilter(route, site, needs.supplements);
    if (filter === null) return errAsync({ kind: 'not-found' });
    const list = needs.lists.filtered(site.slug, filter, route.page ?? null, perPage(route.name));
    return showList(needs, request, list, above);
  };

/** Opens the articles in English (spec §2.2). */
export const openEnglish =
  (needs: ListNeeds): UseCase<ListContent> =>
  (request) =>
    showList(needs, request, needs.lists.english(request.site.slug, request.route.page ?? null, perPage('english')));

const partnerOf = ({ lists }: ListNeeds, { site, route }: PageRequest): Promise<PublishedCard | null> =>
  route.page === undefined
    ? orDefault(
        lists.filtered(site.slug, { by: 'flag', value: 'pr' }, null, 1).map(({ items }) => items[0] ?? null),
        null,
      )
    : Promise.resolve(null);

/** Opens the newest articles. The third one is a partner's (spec §2.2, R24). */
export const openLatest =
  (needs: ListNeeds): UseCase<ListContent> =>
  (request) => {
    const partner = partnerOf(needs, request);
    const list = needs.lists.latest(request.site.slug, request.route.page ?? null, perPage('legfrissebb'));
    return showList(
      needs,
      request,
      list.map(async (loaded) => ({ ...loaded, items: withPartner(loaded.items, await partner) })),
    );
  };
