import type { SearchSuggestion } from './search-filters.ts';
import type { SearchTag, SearchTagType } from './search-tag.ts';
import { groupLabels } from './hu.ts';
import { isReservedLabel, isTooLong, searchedText, searchTagTypes } from './search-tag.ts';

/** Suggestions of one type under their head. */
export interface SuggestionGroup {
  readonly type: SearchTagType;
  readonly label: string;
  readonly items: readonly SearchSuggestion[];
}

/** Suggestions are asked for from the first character on (spec §5). */
export const wantsSuggestions = (text: string): boolean => text.trim() !== '';

const keyOf = ({ type, text }: SearchSuggestion): string => `${type} ${text}`;

const isOffered = ({ type, text }: SearchSuggestion, chosen: readonly SearchTag[]): boolean =>
  type !== 'separator' &&
  text.trim() !== '' &&
  !isTooLong(text) &&
  !isReservedLabel(text) &&
  !chosen.some((tag) => tag.type === type && searchedText(tag) === searchedText({ type, text }));

/**
 * The suggestions in groups under our own heads, each once and in the order given, without what is chosen already;
 * upstream's dividers are left out (spec §3.8).
 */
export const groupSuggestions = (
  suggestions: readonly SearchSuggestion[],
  chosen: readonly SearchTag[],
): readonly SuggestionGroup[] => {
  const offered = [
    ...new Map(suggestions.filter((item) => isOffered(item, chosen)).map((item) => [keyOf(item), item])).values(),
  ];
  return searchTagTypes
    .map((type) => ({ type, label: groupLabels[type], items: offered.filter((item) => item.type === type) }))
    .filter(({ items }) => items.length > 0);
};

/** The groups as one list with a divider above each (spec §3.8). */
export const withSeparators = (groups: readonly SuggestionGroup[]): readonly SearchSuggestion[] =>
  groups.flatMap(({ label, items }) => [{ type: 'separator', text: label, count: null }, ...items]);
