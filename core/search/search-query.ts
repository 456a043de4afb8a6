import type { SearchFilters } from './search-filters.ts';
import { losesFilters, readSearchFilters } from './read-search-filters.ts';
import { encodedText } from '../addresses/paths/path-text.ts';
import { firstValue } from '../addresses/paths/query.ts';
import { asItStands, type QueryParameter } from '../addresses/paths/query-parameter.ts';

/** What the archive is searched for. */
export interface SearchState {
  /** Free text; empty when there is none. */
  readonly term: string;
  readonly filters: SearchFilters;
}

/** Characters of a term that are searched for. */
const longestTerm = 200;

const readTerm = (text: string): string => [...text.trim()].slice(0, longestTerm).join('').trim();

/** Filters as they are read; one without a name stands for all that was lost of them, because the page says so. */
const spellFilters = (text: string): string | null => {
  const read = { ...readSearchFilters(text), ...(losesFilters(text) ? { '': 0 } : {}) };
  return Object.keys(read).length === 0 ? null : JSON.stringify(read);
};

/** What the archive reads from its query beside the page number. */
export const searchParameters: readonly QueryParameter[] = [
  { name: 'term', read: (text) => asItStands(readTerm(text)), free: true },
  { name: 'filters', read: spellFilters, free: true },
];

/**
 * The search that a query asks for with `term` and `filters`; whatever upstream would refuse is left out (spec §2.5).
 */
export const readSearchQuery = (query: string): SearchState => ({
  term: readTerm(firstValue(query, 'term') ?? ''),
  filters: readSearchFilters(firstValue(query, 'filters')),
});

/** The query that asks for a search, without its question mark; empty for a search for nothing (spec §2.5). */
export const searchQuery = ({ term, filters }: SearchState): string => {
  const written = Object.keys(filters).length === 0 ? '' : JSON.stringify(filters);
  return [
    ['term', term.trim()],
    ['filters', written],
  ]
    .map(([name = '', value = '']) => [name, encodedText(value) ?? ''] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
};

/** The address of a search in an archive at a path, its first page. */
export const searchAddress = (archive: string, state: SearchState): string => {
  const query = searchQuery(state);
  return query === '' ? archive : `${archive}?${query}`;
};
