import { type Fields, isFields } from '../../json/is-fields.ts';
import { parsedJson } from '../../json/parsed-json.ts';
import { isTooLong, searchLimits, searchTagTypes, tagText } from './search-tag.ts';
import type { SearchFilters } from './search-filters.ts';

/** Of each list. */
const maxValues = searchLimits.values / searchTagTypes.length;
const countSuffix = / \(\d+\)$/;

const parsed = (text: string): Fields | null => {
  const given = text.length > searchLimits.filters ? null : parsedJson(text);
  return isFields(given) ? given : null;
};

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value
        .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
        .slice(0, maxValues)
        .map((text) => (isTooLong(text) ? tagText(text) : text))
    : [];

/**
 * Reads `filters` (spec §2.5). Drops what upstream rejects, cuts long values, removes ` (count)` from sections (spec
 * §3.8).
 */
export const readSearchFilters = (text: string | null): SearchFilters => {
  const given = parsed(text ?? '');
  if (given === null) return {};
  const of = (name: keyof SearchFilters): readonly string[] => texts(given[name]);
  const filters = {
    and_tags: of('and_tags'),
    superTags: of('superTags')
      .map((name) => name.replace(countSuffix, ''))
      .filter((name) => name !== ''),
    authors: of('authors'),
    title: of('title'),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0));
};

const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 1);

export const losesFilters = (text: string | null): boolean => {
  if (text === null || text.trim() === '' || text === 'null') return false;
  const given = parsed(text);
  if (given === null) return true;
  const wanted = Object.values(given)
    .filter((value) => !isNothing(value))
    .reduce<number>((sum, value) => sum + countOf(value), 0);
  return wanted !== Object.values(readSearchFilters(text)).flat().length;
};
