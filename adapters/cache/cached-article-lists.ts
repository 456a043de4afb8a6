import type { ArticleLists } from '#core/ports/article-lists.ts';
import type { DataCache } from './data-cache.ts';
import { beside, freshness } from './freshness.ts';

/** Results of requests with a token are never cached (R47). */
export const cachedArticleLists = (lists: ArticleLists, cache: DataCache): ArticleLists => ({
  filtered: (site, filter, page, perPage) =>
    cache.through(
      ['filtered', site, filter.by, filter.value, filter.withTag, filter.withoutTag, page, perPage],
      freshness.list,
      () => lists.filtered(site, filter, page, perPage),
    ),
  latest: (site, page, perPage) =>
    cache.through(['latest list', site, page, perPage], freshness.list, () => lists.latest(site, page, perPage)),
  english: (site, page, perPage) =>
    cache.through(['english list', site, page, perPage], freshness.list, () => lists.english(site, page, perPage)),
  corrections: (site, page) =>
    cache.through(['corrections', site, page], freshness.list, () => lists.corrections(site, page)),
  search: (site, term, filters, page, token, perPage, period) => {
    const load = () => lists.search(site, term, filters, page, token, perPage, ...(period ? [period] : []));
    const key = ['search', site, term, filters, page, perPage, ...(period ? [period] : [])] as const;
    return token === null ? cache.through(key, freshness.search, load) : cache.past(key, load);
  },
  searchFor: (site, words) =>
    cache.through(['search for', site, words], freshness.search, () => lists.searchFor(site, words)),
  highlights: (site, filters, term) =>
    cache.through(['highlights', site, filters, term], beside.search, () => lists.highlights(site, filters, term)),
  typeahead: (site, term) => cache.through(['typeahead', site, term], beside.search, () => lists.typeahead(site, term)),
  suggestions: (site, text, filters) =>
    cache.through(['suggestions', site, text, filters], beside.search, () => lists.suggestions(site, text, filters)),
});
