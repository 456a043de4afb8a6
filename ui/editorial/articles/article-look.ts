import type { Article } from '#core/editorial/articles/article.ts';

/** The tones that editors may give an article; see articles.css. */
const tones = ['kek', 'zold', 'sarga', 'lila'];

/** The class names of an article: what it is, and the tone that editors gave it. */
export const articleClass = ({ type, colorClass }: Pick<Article, 'type' | 'colorClass'>): string =>
  [
    'article',
    ...(type === 'longform' ? ['article--long'] : []),
    ...(tones.includes(colorClass) ? [`article--${colorClass}`] : []),
  ].join(' ');

/** The colours that editors chose for the whole page; the reader's own choice goes before theirs. */
export const schemeOf = ({ colorScheme }: Pick<Article, 'colorScheme'>): 'dark' | 'light' | undefined =>
  colorScheme === 'dark' || colorScheme === 'light' ? colorScheme : undefined;
