import { articleOn } from '../article/article-on.ts';
import type { Page } from '../page.ts';

/**
 * Whether a reader who is signed in may get more than everybody's copy of a page: an article of which something is
 * withheld, and any search for
 * words (spec §6). Whether that search would find more is not known to everybody's copy: it would
 * tell what is withheld (R47).
 */
export const opensFurther = (page: Page): boolean => {
  const article = articleOn(page)?.article;
  if (article !== undefined) return article.gated;
  const { content } = page;
  if (content === null) return false;
  return 'term' in content && content.term !== '';
};
