import type { Article } from '#core/editorial/articles/article.ts';

const tones = ['kek', 'zold', 'sarga', 'lila'];

export const articleClass = ({ type, colorClass }: Pick<Article, 'type' | 'colorClass'>): string =>
  [
    'article',
    ...(type === 'longform' ? ['article--long'] : []),
    ...(tones.includes(colorClass) ? [`article--${colorClass}`] : []),
  ].join(' ');

export const schemeOf = ({ colorScheme }: Pick<Article, 'colorScheme'>): 'dark' | 'light' | undefined =>
  colorScheme === 'dark' || colorScheme === 'light' ? colorScheme : undefined;
