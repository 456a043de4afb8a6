import { isOwnRoute } from '#core/readers/consent/own-routes.ts';
import { articleOn } from '#core/pages/article/article-on.ts';
import type { Page } from '#core/pages/page.ts';

/**
 * Pages where readers type what is theirs, and what a reader's token has opened, stand in no document that has loaded
 * anything of others, nor beside a video: the way there, and from the former back, is a new document with its own policy.
 */
export const changesPolicy = (page: Page): boolean => {
  const { thirdParties, pip, screen = '' } = document.documentElement.dataset;
  if (thirdParties === undefined && !pip) return false;
  const isOpened = articleOn(page)?.article.opened === true;
  return isOwnRoute(page.route.name) !== isOwnRoute(screen) || (isOpened && thirdParties !== '');
};
