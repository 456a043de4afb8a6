import type { Page } from './page.ts';

/** Whether a reader who is signed in gets more than everybody's copy of a page: an article of which something is withheld, and the profile (spec §6). */
export const opensFurther = ({ content }: Page): boolean => {
  if (content === null) return false;
  if ('article' in content) return content.article.gated;
  return 'step' in content && content.step.kind === 'signed-out';
};
