import { articleOn } from '../article/article-on.ts';
import type { Page } from '../page.ts';

/** Whether signed-in readers may see more than the public version: gated articles and text searches (spec §6, R47). */
export const opensFurther = (page: Page): boolean => {
  const article = articleOn(page)?.article;
  if (article !== undefined) return article.gated;
  const { content } = page;
  if (content === null) return false;
  return 'term' in content && content.term !== '';
};
