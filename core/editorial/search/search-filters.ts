/** Filter grammar of the archive (spec §2.5). */
export interface SearchFilters {
  readonly and_tags?: readonly string[];
  readonly superTags?: readonly string[];
  readonly authors?: readonly string[];
  readonly title?: readonly string[];
}

/** Sections and flags are slugs here. */
export interface HighlightFilters extends SearchFilters {
  readonly superTagSlugs?: readonly string[];
  readonly flags?: readonly string[];
  readonly withoutTags?: readonly string[];
}

export interface SearchSuggestion {
  readonly type: 'tags' | 'superTags' | 'authors' | 'title' | 'separator';
  readonly text: string;
  readonly count: number | null;
}
