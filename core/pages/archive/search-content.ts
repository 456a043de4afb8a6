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
  /** What the term could become a tag of; null when it is not known. */
  readonly suggestions: TagSuggestions | null;
  /** Path of the archive itself. */
  readonly archive: string;
  /** The archive with this search; page numbers are added to it. */
  readonly path: string;
  /** Whether some of the address's filters was left out because it could not be understood. */
  readonly lostFilters: boolean;
  /** What stands beside it, as beside any list (spec §2.2, §2.4). */
  readonly newest: readonly PublishedCard[];
  readonly boxes: ListBoxes;
}
