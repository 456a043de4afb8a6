import type { SearchFilters } from './search-filters.ts';
import { encodedText } from '../../addresses/paths/path-text.ts';

/** From when to when, in days of the site's calendar (`2026-11-24`), and from which end; nothing of it goes unsaid. */
export interface SearchPeriod {
  readonly from?: string;
  /** This day, too. */
  readonly until?: string;
  readonly oldestFirst?: true;
  /** In the order of dates alone. Otherwise titles that are or hold the term come first. */
  readonly byDate?: true;
}

/** What the archive is searched for. */
export interface SearchState {
  /** Free text; empty when there is none. */
  readonly term: string;
  readonly filters: SearchFilters;
  /** Absent where the whole archive is searched, the newest first. */
  readonly period?: SearchPeriod;
}

/** What asks for the other end. */
export const oldestWord = 'regi';

/** How a query says a period: names with their values, in their order. */
const writtenPeriod = ({ from, until, oldestFirst }: SearchPeriod): readonly (readonly [string, string])[] => [
  ['tol', from ?? ''],
  ['ig', until ?? ''],
  ['rend', oldestFirst === true ? oldestWord : ''],
];

/** The query that asks for a search, without its question mark; empty for a search for nothing (spec §2.5). */
export const searchQuery = ({ term, filters, period = {} }: SearchState): string => {
  const written = Object.keys(filters).length === 0 ? '' : JSON.stringify(filters);
  return [['term', term.trim()], ['filters', written], ...writtenPeriod(period)]
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
