/** The archive's filter grammar (spec §2.5). */
export interface SearchFilters {
  readonly and_tags?: readonly string[];
  readonly superTags?: readonly string[];
  readonly authors?: readonly string[];
  readonly title?: readonly string[];
}

/** What highlights are asked for: sections and flags are named by slug here. */
export interface HighlightFilters extends SearchFilters {
  readonly superTagSlugs?: readonly string[];
  readonly flags?: readonly string[];
  /** Slugs of tags that none of them bears. */
  readonly withoutTags?: readonly string[];
}

export interface SearchSuggestion {
  readonly type: 'tags' | 'superTags' | 'authors' | 'title' | 'separator';
  readonly text: string;
  readonly count: number | null;
}
