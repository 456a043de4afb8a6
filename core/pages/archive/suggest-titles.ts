import type { ResultAsync } from 'neverthrow';
import type { PublishedCard } from '../../editorial/articles/article.ts';
import type { Failure } from '../../failure/failure.ts';
import type { PageNeeds } from '../needs.ts';

export interface TitleSuggestion {
  readonly title: string;
  readonly href: string;
  readonly section: string;
  /** Unix seconds. */
  readonly publishedAt: number;
}

export type SuggestTitles = (site: string, term: string) => ResultAsync<readonly TitleSuggestion[], Failure>;

const suggestionOf = ({ title, path, partnerUrl, section, publishedAt }: PublishedCard): readonly TitleSuggestion[] => {
  const href = partnerUrl ?? path;
  return href === null ? [] : [{ title, href, section: section?.name ?? '', publishedAt }];
};

/** Suggests at most five articles for the header search (spec §7.1, §9). */
export const suggestTitles =
  ({ lists }: { readonly lists: Pick<PageNeeds['lists'], 'typeahead'> }): SuggestTitles =>
  (site, term) =>
    lists.typeahead(site, term).map((cards) => cards.flatMap(suggestionOf));
