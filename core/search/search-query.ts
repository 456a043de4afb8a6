import type { SearchFilters } from '../lists/article-list.ts';
import { readSearchFilters } from '../lists/read-search-filters.ts';
import { encodedText } from '../routing/path-text.ts';
import { firstValue } from '../routing/query.ts';

/** What the archive is searched for. */
export interface SearchState {
  /** Free text; empty when there is none. */
  readonly term: string;
  readonly filters: SearchFilters;
}

/** Characters of a term that are searched for. */
const longestTerm = 200;

/** The search that a query asks for with `term` and `filters`; whatever upstream would refuse is left out (spec §2.5). */
export const readSearchQuery = (query: string): SearchState => ({
  term: [...(firstValue(query, 'term') ?? '').trim()].slice(0, longestTerm).join(''),
  filters: readSearchFilters(firstValue(query, 'filters')),
});

/** The query that asks for a search, without its question mark; empty for a search for nothing (spec §2.5). */
export const searchQuery = ({ term, filters }: SearchState): string => {
  const written = Object.keys(filters).length === 0 ? '' : JSON.stringify(filters);
  return [['term', term.trim()], ['filters', written]]
    .map(([name = '', value = '']) => [name, encodedText(value) ?? ''] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`).join('&');
};

/** The address of a search in an archive at a path, its first page. */
export const searchAddress = (archive: string, state: SearchState): string => {
  const query = searchQuery(state);
  return query === '' ? archive : `${archive}?${query}`;
};
