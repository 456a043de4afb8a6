import type { SearchSuggestion } from './search-filters.ts';
import type { SearchTag, SearchTagType } from './search-tag.ts';
import { groupLabels } from './hu.ts';
import { isReservedLabel, isTooLong, searchedText, searchTagTypes } from './search-tag.ts';

export interface SuggestionGroup {
  readonly type: SearchTagType;
  readonly label: string;
  readonly items: readonly SearchSuggestion[];
}

/** Suggestions start with the first character (spec §5). */
export const wantsSuggestions = (text: string): boolean => text.trim() !== '';

const keyOf = ({ type, text }: SearchSuggestion): string => `${type} ${text}`;

const isOffered = ({ type, text }: SearchSuggestion, chosen: readonly SearchTag[]): boolean =>
  type !== 'separator' &&
  text.trim() !== '' &&
  !isTooLong(text) &&
  !isReservedLabel(text) &&
  !chosen.some((tag) => tag.type === type && searchedText(tag) === searchedText({ type, text }));

/** Groups suggestions without duplicates, chosen tags and upstream's separators (spec §3.8). */
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

/** Flattens groups into one list with separators (spec §3.8). */
export const withSeparators = (groups: readonly SuggestionGroup[]): readonly SearchSuggestion[] =>
  groups.flatMap(({ label, items }) => [{ type: 'separator', text: label, count: null }, ...items]);
