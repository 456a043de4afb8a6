import type { ResultAsync } from 'neverthrow';
import type { PublishedCard } from '../editorial/articles/article.ts';
import type { ArticleList, ListFilter } from '../editorial/lists/article-list.ts';
import type { SearchPeriod } from '../editorial/search/search-address.ts';
import type { HighlightFilters, SearchFilters, SearchSuggestion } from '../editorial/search/search-filters.ts';
import type { Failure } from '../failure/failure.ts';
import type { BearerToken } from './articles.ts';

/** Finds articles by section, tag, author, flag, site or text (spec §7.1, "Search"). An empty list is a success. */
export interface ArticleLists {
  /** `perPage` is 1 to 50; any other value means 10. */
  filtered(site: string, filter: ListFilter, page: number | null, perPage?: number): ResultAsync<ArticleList, Failure>;
  latest(site: string, page: number | null, perPage?: number): ResultAsync<ArticleList, Failure>;
  english(site: string, page: number | null, perPage?: number): ResultAsync<ArticleList, Failure>;
  /** Corrections, newest first, ten per page. Each card has the correction's date and text. */
  corrections(site: string, page: number | null): ResultAsync<ArticleList, Failure>;
  /** Searches what the token's owner may read (R47); newest first by default. */
  search(
    site: string,
    term: string,
    filters: SearchFilters,
    page: number | null,
    token: BearerToken,
    perPage?: number,
    period?: SearchPeriod,
  ): ResultAsync<ArticleList, Failure>;
  searchFor(site: string, words: string): ResultAsync<ArticleList, Failure>;
  highlights(site: string, filters: HighlightFilters, term?: string): ResultAsync<readonly PublishedCard[], Failure>;
  typeahead(site: string, term: string): ResultAsync<readonly PublishedCard[], Failure>;
  suggestions(site: string, text: string, filters: SearchFilters): ResultAsync<readonly SearchSuggestion[], Failure>;
}
