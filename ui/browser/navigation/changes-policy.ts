import { isOwnRoute } from '#core/readers/consent/own-routes.ts';
import { articleOn } from '#core/pages/article/article-on.ts';
import type { Page } from '#core/pages/page.ts';

/**
 * Pages with reader input or token-opened content never share a document with third parties or video. Such a navigation
 * needs a new document with its own policy.
 */
export const changesPolicy = (page: Page): boolean => {
  const { thirdParties, pip, screen = '' } = document.documentElement.dataset;
  if (thirdParties === undefined && !pip) return false;
  const isOpened = articleOn(page)?.article.opened === true;
  return isOwnRoute(page.route.name) !== isOwnRoute(screen) || (isOpened && thirdParties !== '');
};
