import { isFollowed } from '#core/editorial/live-blogs/is-followed.ts';
import { isAboutEpisode } from '#core/editorial/podcasts/episode.ts';
import { articleOn } from '#core/pages/article/article-on.ts';
import type { Page } from '#core/pages/page.ts';
import { episodeScreen, type ScreenName } from './screen-name.ts';

/**
 * Whose file shows a page: its route's. But an article that goes on while it is read is shown by the live blog's,
 * whatever its address, so
 * that any other loads nothing of that; and so are one about an episode and a section that is a page of results.
 */
export const screenOf = (page: Page): ScreenName => {
  if (page.content !== null && 'sport' in page.content) return page.content.sport;
  const content = articleOn(page);
  if (content === null) return page.route.name;
  if (content.live !== null || isFollowed(content.article)) return 'liveblog_article';
  return isAboutEpisode(content.article) ? episodeScreen : 'single_article';
};
