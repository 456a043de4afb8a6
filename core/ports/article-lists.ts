import type { ResultAsync } from 'neverthrow';
import type { PublishedCard } from '../editorial/articles/article.ts';
import type { ArticleList, ListFilter } from '../editorial/lists/article-list.ts';
import type { SearchPeriod } from '../editorial/search/search-address.ts';
import type { HighlightFilters, SearchFilters, SearchSuggestion } from '../editorial/search/search-filters.ts';
import type { Failure } from '../failure/failure.ts';
import type { BearerToken } from './articles.ts';

/**
 * Finds articles by section, tag, author, flag, site or words (spec §7.1, "Search"). A list without items is a
 * success with `totalItems` 0.
 */
export interface ArticleLists {
  /** perPage is 1 to 50; anything else means the default of 10. */
  filtered(site: string, filter: ListFilter, page: number | null, perPage?: number): ResultAsync<ArticleList, Failure>;
  /** Top-level articles of all sites of the main domain, newest first. */
  latest(site: string, page: number | null, perPage?: number): ResultAsync<ArticleList, Failure>;
  english(site: string, page: number | null, perPage?: number): ResultAsync<ArticleList, Failure>;
  /** What was put right, newest first, as cards of the articles that are dated and led by the correction; ten a page. */
  corrections(site: string, page: number | null): ResultAsync<ArticleList, Failure>;
  /** Looks for words in what the bearer of the token may read (R47); newest first, unless the period says otherwise. */
  search(
    site: string,
    term: string,
    filters: SearchFilters,
    page: number | null,
    token: BearerToken,
    perPage?: number,
    period?: SearchPeriod,
  ): ResultAsync<ArticleList, Failure>;
  /** The first page of what anybody may read with these words, unfiltered. */
  searchFor(site: string, words: string): ResultAsync<ArticleList, Failure>;
  /** At most 8, the most important first. */
  highlights(site: string, filters: HighlightFilters, term?: string): ResultAsync<readonly PublishedCard[], Failure>;
  /** The five best titles for what has been typed so far. */
  typeahead(site: string, term: string): ResultAsync<readonly PublishedCard[], Failure>;
  suggestions(site: string, text: string, filters: SearchFilters): ResultAsync<readonly SearchSuggestion[], Failure>;
}
