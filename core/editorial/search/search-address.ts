import type { SearchFilters } from './search-filters.ts';
import { encodedText } from '../../addresses/paths/path-text.ts';

/** Days in the site's time zone (`2026-11-24`). Defaults are omitted. */
export interface SearchPeriod {
  readonly from?: string;
  /** Inclusive. */
  readonly until?: string;
  readonly oldestFirst?: true;
  /** Sort by date only. Otherwise title matches come first. */
  readonly byDate?: true;
}

export interface SearchState {
  readonly term: string;
  readonly filters: SearchFilters;
  readonly period?: SearchPeriod;
}

export const oldestWord = 'regi';

const writtenPeriod = ({ from, until, oldestFirst }: SearchPeriod): readonly (readonly [string, string])[] => [
  ['tol', from ?? ''],
  ['ig', until ?? ''],
  ['rend', oldestFirst === true ? oldestWord : ''],
];

/** Builds the query without its question mark; empty for an empty search (spec §2.5). */
export const searchQuery = ({ term, filters, period = {} }: SearchState): string => {
  const written = Object.keys(filters).length === 0 ? '' : JSON.stringify(filters);
  return [['term', term.trim()], ['filters', written], ...writtenPeriod(period)]
    .map(([name = '', value = '']) => [name, encodedText(value) ?? ''] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
};

export const searchAddress = (archive: string, state: SearchState): string => {
  const query = searchQuery(state);
  return query === '' ? archive : `${archive}?${query}`;
};
