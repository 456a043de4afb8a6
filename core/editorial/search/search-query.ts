import type { SearchState } from './search-address.ts';
import { periodParameters, readSearchPeriod } from './search-period.ts';
import { losesFilters, readSearchFilters } from './read-search-filters.ts';
import { termText } from './term-text.ts';
import { firstValue } from '../../addresses/paths/query.ts';
import { asItStands, type QueryParameter } from '../../addresses/paths/query-parameter.ts';

/** Dropped filters add an empty key to the cache key, because the page shows a message about them. */
const spellFilters = (text: string): string | null => {
  const read = { ...readSearchFilters(text), ...(losesFilters(text) ? { '': 0 } : {}) };
  return Object.keys(read).length === 0 ? null : JSON.stringify(read);
};

export const searchParameters: readonly QueryParameter[] = [
  { name: 'term', read: (text) => asItStands(termText(text)), free: true },
  { name: 'filters', read: spellFilters, free: true },
  ...periodParameters,
];

/** Reads `term`, `filters` and the period; drops what upstream would reject (spec §2.5). */
export const readSearchQuery = (query: string): SearchState => {
  const period = readSearchPeriod(query);
  return {
    term: termText(firstValue(query, 'term') ?? ''),
    filters: readSearchFilters(firstValue(query, 'filters')),
    ...(Object.keys(period).length > 0 && { period }),
  };
};
