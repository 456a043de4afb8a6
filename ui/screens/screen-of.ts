import { isFollowed } from '#core/editorial/live-blogs/is-followed.ts';
import { isAboutEpisode } from '#core/editorial/podcasts/episode.ts';
import { articleOn } from '#core/pages/article/article-on.ts';
import type { Page } from '#core/pages/page.ts';
import { episodeScreen, type ScreenName } from './screen-name.ts';

/** Usually the route's screen. Followed articles use the live blog's screen, to keep that code off other pages. */
export const screenOf = (page: Page): ScreenName => {
  if (page.content !== null && 'sport' in page.content) return page.content.sport;
  const content = articleOn(page);
  if (content === null) return page.route.name;
  if (content.live !== null || isFollowed(content.article)) return 'liveblog_article';
  return isAboutEpisode(content.article) ? episodeScreen : 'single_article';
};
