import type { ArticleCard, SuperTag } from '#core/editorial/articles/article.ts';
import { opinionSection } from '#core/editorial/articles/by-people.ts';
import { teaserMessages } from '../messages/editorial/teasers.ts';

interface Voice {
  readonly name: string;
  readonly avatar: string | null;
  readonly title: string;
}

/** `Kovács-Nagy Éva: `, two to four words. */
const speaker = /^((?:\p{Lu}[\p{L}.-]*)(?: \p{Lu}[\p{L}.-]*){1,3}): (?=\p{Lu}|„)/u;

export const isOpinion = ({ section }: { readonly section: Pick<SuperTag, 'slug'> | null }): boolean =>
  section?.slug === opinionSection;

export const voiceOf = ({ title, authors }: Pick<ArticleCard, 'title' | 'authors'>): Voice => {
  const [opening = '', named] = speaker.exec(title) ?? [];
  const author = named === undefined ? authors[0] : authors.find(({ name }) => name === named);
  const others = author === undefined ? [] : authors.filter((one) => one !== author);
  return {
    name: named === undefined ? authorNames(authors) : authorNames([{ name: named }, ...others]),
    avatar: author?.avatar ?? null,
    title: title.slice(opening.length),
  };
};

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
