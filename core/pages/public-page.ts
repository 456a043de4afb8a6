import { publicArticle } from '../articles/visible-article.ts';
import { articleOn } from './article/article-on.ts';
import type { Page } from './page.ts';

declare const forEverybody: unique symbol;

/** A page that everybody may see: what copies for all are made of. Made by `publicPage` alone. */
export type PublicPage = Page & { readonly [forEverybody]: true };

/**
 * The page as one for everybody; null when its article is for the staff alone by now, or some of it was opened by a
 * token (R42, R30).
 */
export const publicPage = (page: Page): PublicPage | null => {
  const article = articleOn(page)?.article;
  const isPublic = article === undefined || (!article.opened && publicArticle(article, page.frame.renderedAt) !== null);
  return isPublic ? (page as PublicPage) : null;
};
