import { headerLook } from '#core/app-shell/header-look.ts';
import type { Page } from '#core/pages/page.ts';

/** Transparent over a breaking block and an article's hero (spec §2.9). */
export const isHeaderClear = ({ content }: Page): boolean => {
  if (content === null) return false;
  const breaking = 'breaking' in content && content.breaking !== null;
  return headerLook({ breaking, article: 'article' in content ? content.article : null }).transparent;
};
