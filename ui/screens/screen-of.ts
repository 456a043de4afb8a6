import { isFollowed } from '#core/live-blogs/is-followed.ts';
import { articleOn } from '#core/pages/article/article-on.ts';
import type { Page } from '#core/pages/page.ts';
import type { RouteName } from '#core/pages/pages.ts';

/**
 * Whose file shows a page: its route's. But an article that goes on while it is read is shown by the live blog's, whatever its address, so
 * that any other loads nothing of that.
 */
export const screenOf = (page: Page): RouteName => {
  const content = articleOn(page);
  if (content === null) return page.route.name;
  return content.live !== null || isFollowed(content.article) ? 'liveblog_article' : 'single_article';
};
