import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { opinionSection } from '#core/editorial/articles/opinion-section.ts';
import { authorNames } from './author-names.ts';

interface Voice {
  readonly name: string;
  readonly avatar: string | null;
  readonly title: string;
}

/** `Kovács-Nagy Éva: `, two to four words. */
const speaker = /^((?:\p{Lu}[\p{L}.-]*)(?: \p{Lu}[\p{L}.-]*){1,3}): (?=\p{Lu}|„)/u;

export const isOpinion = ({ section }: Pick<ArticleCard, 'section'>): boolean => section?.slug === opinionSection;

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
