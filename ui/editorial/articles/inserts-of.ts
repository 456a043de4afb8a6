import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { type InsertPlace, placeInserts } from '#core/editorial/articles/place-inserts.ts';
import type { ArticleContent } from '#core/pages/article/article-content.ts';

/** The related piece that stands within the text; a text that is too short for it has none. */
const readAlsoOf = ({ related, article }: ArticleContent): ArticleCard | null =>
  article.adult ? null : (related.find(({ adult, pr }) => !adult && !pr) ?? null);

export interface Inserts {
  readonly places: readonly InsertPlace[];
  /** The piece to read next, if one stands among them. */
  readonly within: ArticleCard | null;
  /** The related pieces that are left for the end. */
  readonly related: readonly ArticleCard[];
}

/**
 * What stands between the paragraphs of an article: ads unless they are suppressed (R25), and one piece to read next.
 */
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
