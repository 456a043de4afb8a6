import type { ArticleCard } from '#core/editorial/articles/article.ts';

type Writer = ArticleCard['authors'][number];

export const writersOf = (cards: readonly Pick<ArticleCard, 'authors' | 'pr'>[]): readonly Writer[] => [
  ...new Map(
    cards
      .filter(({ pr }) => !pr)
      .flatMap(({ authors }) => authors)
      .filter(({ slug }) => slug !== '')
      .map((writer) => [writer.slug, writer]),
  ).values(),
];
