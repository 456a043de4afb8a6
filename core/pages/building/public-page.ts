import { publicArticle } from '../../editorial/articles/visible-article.ts';
import { articleOn } from '../article/article-on.ts';
import type { Page } from '../page.ts';

declare const forEverybody: unique symbol;

/** A page that may go into the shared cache. Only `publicPage` creates it. */
export type PublicPage = Page & { readonly [forEverybody]: true };

/** Null when the page has staff-only content, was loaded with a token, or shows a reader's answers (R42, R30). */
export const publicPage = (page: Page): PublicPage | null => {
  const { article, quizzes = [] } = articleOn(page) ?? {};
  if (quizzes.some(({ told, fate }) => fate !== null || (told?.answers.length ?? 0) > 0)) return null;
  const isPublic = article === undefined || (!article.opened && publicArticle(article, page.frame.renderedAt) !== null);
  return isPublic ? (page as PublicPage) : null;
};
