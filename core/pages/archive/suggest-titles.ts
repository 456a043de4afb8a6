import type { ResultAsync } from 'neverthrow';
import type { PublishedCard } from '../../editorial/articles/article.ts';
import type { Failure } from '../../failure/failure.ts';
import type { PageNeeds } from '../needs.ts';

/** An article whose title fits what has been typed so far. */
export interface TitleSuggestion {
  readonly title: string;
  /** Path of ours, or a partner's address. */
  readonly href: string;
  /** Name of its section; empty when it has none. */
  readonly section: string;
  /** Unix seconds. */
  readonly publishedAt: number;
}

export type SuggestTitles = (site: string, term: string) => ResultAsync<readonly TitleSuggestion[], Failure>;

/** One that leads nowhere is no suggestion. */
const suggestionOf = ({ title, path, partnerUrl, section, publishedAt }: PublishedCard): readonly TitleSuggestion[] => {
  const href = partnerUrl ?? path;
  return href === null ? [] : [{ title, href, section: section?.name ?? '', publishedAt }];
};

/** A reader types into the header's search: at most five articles to go to at once (spec §7.1, §9). */
export const suggestTitles =
  ({ lists }: { readonly lists: Pick<PageNeeds['lists'], 'typeahead'> }): SuggestTitles =>
  (site, term) =>
    lists.typeahead(site, term).map((cards) => cards.flatMap(suggestionOf));
