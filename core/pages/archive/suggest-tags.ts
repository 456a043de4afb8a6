import { okAsync, type ResultAsync } from 'neverthrow';
import type { SearchFilters, SearchSuggestion } from '../../editorial/search/search-filters.ts';
import type { Failure } from '../../failure/failure.ts';
import { type TypedPart, typedParts } from '../../editorial/search/typed-part.ts';
import type { PageNeeds } from '../needs.ts';

export interface TagSuggestions extends TypedPart {
  readonly items: readonly SearchSuggestion[];
}

export type SuggestTags = (site: string, text: string, filters: SearchFilters) => ResultAsync<TagSuggestions, Failure>;

const nothing: TagSuggestions = { before: '', asked: '', items: [] };

/** Suggests tags for the whole input, or for its last word if there are none (spec §5). */
export const suggestTags =
  ({ lists }: { readonly lists: Pick<PageNeeds['lists'], 'suggestions'> }): SuggestTags =>
  (site, text, filters) => {
    const offered = (part: TypedPart): ResultAsync<TagSuggestions, Failure> =>
      lists.suggestions(site, part.asked, filters).map((items) => ({ ...part, items }));
    const [whole, last] = typedParts(text);
    if (whole === undefined) return okAsync(nothing);
    if (last === undefined) return offered(whole);
    return offered(whole).andThen((found) => (found.items.length > 0 ? okAsync(found) : offered(last)));
  };
