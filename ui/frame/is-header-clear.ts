import type { Page } from '#core/pages/page.ts';
import { hasHero } from '../articles/has-hero.ts';

/** The header is transparent over a breaking block and over an article's hero (spec §2.9). */
export const isHeaderClear = ({ content }: Page): boolean => {
  if (content === null) return false;
  if ('breaking' in content) return content.breaking !== null;
  return 'article' in content && hasHero(content.article);
};
