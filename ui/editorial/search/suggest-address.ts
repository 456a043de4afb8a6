import type { SearchFilters } from '#core/editorial/search/search-filters.ts';
import { termText } from '#core/editorial/search/term-text.ts';
import { wellFormed } from '../../window/well-formed.ts';

export const suggestAddress = (page: string, text: string, filters: SearchFilters): string | null => {
  const typed = termText(text);
  if (typed === '') return null;
  const chosen = Object.keys(filters).length === 0 ? '' : `&filters=${encodeURIComponent(JSON.stringify(filters))}`;
  return `/api/search/suggest?in=${encodeURIComponent(page)}&text=${encodeURIComponent(wellFormed(typed))}${chosen}`;
};

export const titlesAddress = (page: string, text: string): string | null => {
  const typed = termText(text);
  if (typed === '') return null;
  return `/api/search/articles?in=${encodeURIComponent(page)}&term=${encodeURIComponent(wellFormed(typed))}`;
};
