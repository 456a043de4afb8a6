import { articleOn } from './article/article-on.ts';
import type { Page } from './page.ts';

/** Whether a reader who is signed in gets more than everybody's copy of a page: an article of which something is withheld, and the profile (spec §6). */
export const opensFurther = (page: Page): boolean => {
  const article = articleOn(page)?.article;
  if (article !== undefined) return article.gated;
  return page.content !== null && 'step' in page.content && page.content.step.kind === 'signed-out';
};
