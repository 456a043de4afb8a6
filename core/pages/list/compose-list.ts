import type { PublishedCard } from '../../editorial/articles/article.ts';
import type { ArticleList } from '../../editorial/lists/article-list.ts';
import type { SearchFilters } from '../../editorial/search/search-filters.ts';
import { highlightBox, notListed } from '../../editorial/lists/highlight-box.ts';
import { newestBeside } from '../../editorial/lists/newest-beside.ts';
import { listKinds } from '../../editorial/lists/hu.ts';
import { highlightIndex } from '../../editorial/lists/highlight-index.ts';
import type { ListHeader } from '../../editorial/lists/list-header.ts';
import { followOfList } from './follow-of-list.ts';
import { listHeader } from './list-header.ts';
import { sectionTabs } from '../../editorial/lists/section-tabs.ts';
import type { BesideList } from './beside-list.ts';
import { headOf, listDescription } from '../building/head.ts';
import { ownPath, pagePath } from '../building/own-path.ts';
import type { PageNeeds } from '../needs.ts';
import type { LiveNow } from '../../sport/live/live-now.ts';
import type { PodcastFeedLink } from '../page-head.ts';
import type { SportWay } from './sport-ways.ts';
import type { ListContent, Tab } from './list-content.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { PageRequest } from '../page-request.ts';
import type { Opened } from '../use-case.ts';

export interface ListParts {
  readonly list: ArticleList;
  readonly highlights: readonly PublishedCard[];
  readonly beside: BesideList;
  readonly podcast: PodcastFeedLink | null;
  /** Articles that the page shows above the list. */
  readonly above: readonly PublishedCard[];
  readonly live: LiveNow | null;
  readonly sportWay: SportWay | null;
}

/** One highlight goes into the list, unless the highlight box shows all of them (spec §4, §2.4). */
const placeHighlights = (
  { route }: PageRequest,
  { list: { items }, highlights }: ListParts,
): Pick<ListContent, 'highlight' | 'highlightBox'> => {
  const box = highlightBox(route.name, items, highlights);
  const left = box === null ? notListed(items, highlights) : [];
  const index = highlightIndex({ page: route.page, items: items.length, count: left.length });
  const card = index === null ? undefined : left[index - 3];
  return { highlightBox: box, highlight: index === null || card === undefined ? null : { index, card } };
};

const sectionFilters = ({ title }: ArticleList): string =>
  JSON.stringify({ superTags: [title] } satisfies SearchFilters);

const kindOf = ({ route: { name }, site }: PageRequest): string => {
  if (name === 'articles_by_tag') return listKinds.topic;
  return name === 'articles_by_mstag' && site.pathPrefix !== '' ? listKinds.section : '';
};

const titleOf = ({ title }: ListHeader, tabs: readonly Tab[], { name }: Pick<Site, 'name'>, kind: string): string => {
  const tab = tabs.slice(1).find(({ current }) => current)?.label;
  const own = title === name ? '' : [title, kind].filter((part) => part !== '').join(' – ');
  return tab === undefined ? own : [tab, own].filter((part) => part !== '').join(' – ');
};

export const composeList = (
  needs: Pick<PageNeeds, 'linkTo' | 'supplements'>,
  request: PageRequest,
  parts: ListParts,
): Opened<ListContent> => {
  const { route, site } = request;
  const { newest, boxes, hiking } = parts.beside;
  const path = ownPath(needs, request);
  const header = { ...listHeader(route, site, parts.list, needs.supplements), ...followOfList(route) };
  const isFirst = (route.page ?? 1) === 1;
  const placed = placeHighlights(request, parts);
  const listed = [
    ...parts.list.items,
    ...(placed.highlight ? [placed.highlight.card] : []),
    ...(placed.highlightBox ?? []),
    ...boxes.hikingNews,
    ...parts.above,
  ];
  const tabs = sectionTabs(route, site).map(({ label, path: to }) => ({ label, path: to, current: to === path }));
  return {
    content: {
      header,
      tabs,
      list: parts.list,
      ...newestBeside(newest, listed),
      boxes,
      path,
      hiking: hiking && { ...hiking, filters: sectionFilters(parts.list) },
      ...(parts.podcast && { podcast: parts.podcast }),
      ...(parts.live && { live: parts.live }),
      ...(parts.sportWay && { sportWay: parts.sportWay }),
      ...placed,
    },
    head: headOf({
      title: titleOf(header, tabs, site, kindOf(request)),
      // An editor's description only fits the first page.
      description: (isFirst && header.description) || listDescription(header.title, parts.list.items),
      page: route.page,
      canonical: pagePath(path, route.page),
      language: route.name === 'english' ? 'en' : 'hu',
      feed: header.rss === null ? null : { title: header.title, path: header.rss },
      ...(parts.podcast && { podcasts: [parts.podcast] }),
    }),
  };
};
