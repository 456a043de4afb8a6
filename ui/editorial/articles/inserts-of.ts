import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { type InsertPlace, placeInserts } from '#core/editorial/articles/place-inserts.ts';
import type { ArticleContent } from '#core/pages/article/article-content.ts';

const readAlsoOf = ({ related, article }: ArticleContent): ArticleCard | null =>
  article.adult ? null : (related.find(({ adult, pr }) => !adult && !pr) ?? null);

export interface Inserts {
  readonly places: readonly InsertPlace[];
  readonly within: ArticleCard | null;
  readonly related: readonly ArticleCard[];
}

/** Ads unless suppressed (R25), and one related article. */
export const insertsOf = (content: ArticleContent): Inserts => {
  const {
    article: { body },
    ads,
    related,
  } = content;
  const card = readAlsoOf(content);
  const places = placeInserts(body, [
    ...(ads.answer === 'show' ? ['ad' as const] : []),
    ...(card === null ? [] : ['related' as const]),
  ]);
  const within = places.some(({ insert }) => insert === 'related') ? card : null;
  return { places, within, related: within === null ? related : related.filter((one) => one !== within) };
};
