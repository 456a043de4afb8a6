import { ResultAsync } from 'neverthrow';
import { besideList } from '../list/beside-list.ts';
import { perPage } from '../list/per-page.ts';
import { newestBeside } from '../../editorial/lists/newest-beside.ts';
import { archiveTitle } from '../../editorial/search/hu.ts';
import { losesFilters } from '../../editorial/search/read-search-filters.ts';
import { firstValue } from '../../addresses/paths/query.ts';
import { losesDays } from '../../editorial/search/search-period.ts';
import { searchAddress, type SearchState } from '../../editorial/search/search-address.ts';
import { readSearchQuery } from '../../editorial/search/search-query.ts';
import { tagsOfFilters } from '../../editorial/search/tags-and-filters.ts';
import { headOf } from '../building/head.ts';
import { insteadOfFailure } from '../building/instead-of-failure.ts';
import type { PageNeeds } from '../needs.ts';
import { ownPath } from '../building/own-path.ts';
import type { SearchContent } from './search-content.ts';
import { orDefault } from '../building/or-default.ts';
import { suggestTags } from './suggest-tags.ts';
import type { UseCase } from '../use-case.ts';
import { tokenOf } from '../building/token-of.ts';

const titleOf = ({ term, filters }: SearchState): string =>
  [[term, ...tagsOfFilters(filters).map(({ text }) => text)].filter((word) => word !== '').join(', '), archiveTitle]
    .filter((part) => part !== '')
    .join(' – ');

/** A feed always starts with the newest, even if the reader sorts oldest first. */
const newestFirst = ({ period, ...state }: SearchState): SearchState => {
  const { oldestFirst: _oldest, ...days } = period ?? {};
  return Object.keys(days).length === 0 ? state : { ...state, period: days };
};

/** Opens the archive search. No results is still a page, not a 404 (spec §2.5). */
export const openSearch =
  (needs: Pick<PageNeeds, 'lists' | 'articles' | 'listSides' | 'embeds' | 'linkTo'>): UseCase<SearchContent> =>
  (request, visitor) => {
    const { site, route, query } = request;
    const state = readSearchQuery(query);
    const archive = ownPath(needs, request);
    const suggestions = orDefault(suggestTags(needs)(site.slug, state.term, state.filters), null);
    const beside = besideList(needs, request);
    return needs.lists
      .search(
        site.slug,
        state.term,
        state.filters,
        route.page ?? null,
        state.term === '' ? null : tokenOf(visitor),
        perPage('archivum'),
        request.feed ? { ...state.period, byDate: true } : state.period,
      )
      .mapErr(insteadOfFailure)
      .andThen((list) =>
        ResultAsync.fromSafePromise(Promise.all([suggestions, beside])).map(([offered, { newest, boxes }]) => ({
          content: {
            ...state,
            list,
            suggestions: offered,
            archive,
            path: searchAddress(archive, state),
            lostFilters: losesFilters(firstValue(query, 'filters')) || losesDays(query),
            ...newestBeside(newest, list.items),
            boxes,
          },
          head: headOf({
            title: titleOf(state),
            canonical: archive,
            noindex: true,
            feed: { title: titleOf(state), path: `/rss${searchAddress(archive, newestFirst(state))}` },
          }),
        })),
      );
  };
