import { firstValue } from '../../addresses/paths/query.ts';
import { followedOfQuery, maxFollowed } from '../../readers/followed/followed-list.ts';
import { listName } from '../../readers/followed/hu.ts';
import { losesFilters } from '../../editorial/search/read-search-filters.ts';

/**
 * Explains why a query is invalid for a feed; null when it is valid. A feed cannot show ignored filters as a page does.
 */
export const feedRefusal = (route: string, query: string): string | null => {
  if (route === 'archivum') return losesFilters(firstValue(query, 'filters')) ? 'filters: cannot be read' : null;
  if (route !== 'kovetett') return null;
  const asked = followedOfQuery(query);
  if (asked.kind === 'too-many') return `${listName}: names more than ${maxFollowed}`;
  return asked.items.length === 0 ? `${listName}: names nothing that can be followed` : null;
};
