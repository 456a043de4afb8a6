import type { NewestTitle } from '../../editorial/lists/newest-beside.ts';
import type { ArticleList } from '../../editorial/lists/article-list.ts';
import type { SearchPeriod } from '../../editorial/search/search-address.ts';
import type { SearchFilters } from '../../editorial/search/search-filters.ts';
import type { PublishedCard } from '../../editorial/articles/article.ts';
import type { ListBoxes } from '../list/list-boxes.ts';
import type { TagSuggestions } from './suggest-tags.ts';

export interface SearchContent {
  readonly term: string;
  readonly filters: SearchFilters;
  readonly period?: SearchPeriod;
  readonly list: ArticleList;
  readonly suggestions: TagSuggestions | null;
  readonly archive: string;
  readonly path: string;
  readonly lostFilters: boolean;
  /** Spec §2.2, §2.4. */
  readonly newest: readonly PublishedCard[];
  readonly newestTitle: NewestTitle;
  readonly boxes: ListBoxes;
}
