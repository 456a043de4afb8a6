import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { teaserMessages } from '../messages/editorial/teasers.ts';

export const bylineOf = ({ authors, sponsor }: Pick<ArticleCard, 'authors' | 'sponsor'>): string =>
  sponsor === undefined ? authorNames(authors) : teaserMessages.sponsor(sponsor);

/** „Kis Anna, Nagy Béla és társaik”. */
export const authorNames = (authors: readonly { readonly name: string }[]): string => {
  const [first, second] = authors;
  if (first === undefined) return '';
  if (second === undefined) return first.name;
  const names = `${first.name}, ${second.name}`;
  return authors.length === 2 ? names : teaserMessages.andOthers(names);
};
