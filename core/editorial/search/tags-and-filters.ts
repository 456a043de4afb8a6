import type { SearchFilters } from './search-filters.ts';
import type { SearchTag, SearchTagType } from './search-tag.ts';
import { isSameTag, searchedText, searchTagTypes } from './search-tag.ts';

/** What upstream calls each type of tag in its filters (spec §2.5). */
const filterOf = {
  tags: 'and_tags',
  superTags: 'superTags',
  authors: 'authors',
  title: 'title',
} as const satisfies Record<SearchTagType, keyof SearchFilters>;

/** In this order, so that one choice of tags has one address. */
const filterOrder: readonly SearchTagType[] = ['tags', 'superTags', 'authors', 'title'];

/**
 * The filters that tags stand for: a section without its count, each text once, empty lists left out (spec §2.5,
 * §3.8).
 */
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

/** The tags that filters stand for, behind those that belong to the search itself. */
export const tagsOfFilters = (filters: SearchFilters, ownTags: readonly SearchTag[] = []): readonly SearchTag[] => {
  const own = ownTags.map(({ type, text }): SearchTag => ({ type, text, protected: true }));
  const read = searchTagTypes.flatMap((type) =>
    (filters[filterOf[type]] ?? []).map((text): SearchTag => ({ type, text })),
  );
  return [...own, ...read.filter((tag) => !own.some((ownTag) => isSameTag(tag, ownTag)))];
};
