import { publicArticle } from '../../editorial/articles/visible-article.ts';
import { articleOn } from '../article/article-on.ts';
import type { Page } from '../page.ts';

declare const forEverybody: unique symbol;

/** A page that everybody may see: what copies for all are made of. Made by `publicPage` alone. */
export type PublicPage = Page & { readonly [forEverybody]: true };

/**
 * The page as one for everybody; null when its article is for the staff alone by now, or some of it was opened by a
 * token, or tells what a reader answered (R42, R30).
 */
export const publicPage = (page: Page): PublicPage | null => {
  const { article, quizzes = [] } = articleOn(page) ?? {};
  if (quizzes.some(({ told, fate }) => fate !== null || (told?.answers.length ?? 0) > 0)) return null;
  const isPublic = article === undefined || (!article.opened && publicArticle(article, page.frame.renderedAt) !== null);
  return isPublic ? (page as PublicPage) : null;
};
