import type { ArticleLists } from '#core/ports/article-lists.ts';
import type { DataCache } from './data-cache.ts';
import { beside, freshness } from './freshness.ts';

/** The same lists, asked for less often. */
export const cachedArticleLists = (lists: ArticleLists, cache: DataCache): ArticleLists => ({
  filtered: (site, filter, page, perPage) =>
    cache.through(['filtered', site, filter.by, filter.value, filter.withTag, filter.withoutTag, page, perPage], freshness.list, () => lists.filtered(site, filter, page, perPage)),
  latest: (site, page, perPage) =>
    cache.through(['latest list', site, page, perPage], freshness.list, () => lists.latest(site, page, perPage)),
  english: (site, page, perPage) =>
    cache.through(['english list', site, page, perPage], freshness.list, () => lists.english(site, page, perPage)),
  search: (site, term, filters, page, perPage) =>
    cache.through(['search', site, term, filters, page, perPage], freshness.search, () => lists.search(site, term, filters, page, perPage)),
  highlights: (site, filters, term) =>
    cache.through(['highlights', site, filters, term], beside(freshness.search), () => lists.highlights(site, filters, term)),
  typeahead: (site, term) =>
    cache.through(['typeahead', site, term], beside(freshness.search), () => lists.typeahead(site, term)),
  suggestions: (site, text, filters) =>
    cache.through(['suggestions', site, text, filters], beside(freshness.search), () => lists.suggestions(site, text, filters)),
});
