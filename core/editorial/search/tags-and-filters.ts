import type { SearchFilters } from './search-filters.ts';
import type { SearchTag, SearchTagType } from './search-tag.ts';
import { isSameTag, searchedText, searchTagTypes } from './search-tag.ts';

/** Filter names of the tag types (spec §2.5). */
const filterOf = {
  tags: 'and_tags',
  superTags: 'superTags',
  authors: 'authors',
  title: 'title',
} as const satisfies Record<SearchTagType, keyof SearchFilters>;

/** Fixed order, so one set of tags has one address. */
const filterOrder: readonly SearchTagType[] = ['tags', 'superTags', 'authors', 'title'];

/** Converts tags to filters without duplicates, counts and empty lists (spec §2.5, §3.8). */
export const filtersOfTags = (tags: readonly SearchTag[]): SearchFilters =>
  Object.fromEntries(
    filterOrder
      .map(
        (type) =>
          [
            filterOf[type],
            [...new Set(tags.filter((tag) => tag.type === type).map(searchedText))].filter((text) => text !== ''),
          ] as const,
      )
      .filter(([, texts]) => texts.length > 0),
  );

export const tagsOfFilters = (filters: SearchFilters, ownTags: readonly SearchTag[] = []): readonly SearchTag[] => {
  const own = ownTags.map(({ type, text }): SearchTag => ({ type, text, protected: true }));
  const read = searchTagTypes.flatMap((type) =>
    (filters[filterOf[type]] ?? []).map((text): SearchTag => ({ type, text })),
  );
  return [...own, ...read.filter((tag) => !own.some((ownTag) => isSameTag(tag, ownTag)))];
};
