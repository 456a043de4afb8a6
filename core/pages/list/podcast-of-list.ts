import type { PageNeeds } from '../needs.ts';
import { ownPath } from '../building/own-path.ts';
import type { PodcastFeedLink } from '../page-head.ts';
import type { PageRequest } from '../page-request.ts';
import { podcastFeedPath } from '../building/podcast-feed-path.ts';
import { orDefault } from '../building/or-default.ts';

export const podcastOfList = async (
  needs: Pick<PageNeeds, 'podcasts' | 'linkTo' | 'supplements'>,
  request: PageRequest,
): Promise<PodcastFeedLink | null> => {
  if (request.route.name !== 'articles_by_tag') return null;
  const path = ownPath(needs, request);
  const show = (await orDefault(needs.podcasts.shows(request.site.slug), [])).find((one) => one.path === path);
  return show === undefined ? null : { title: show.name, path: podcastFeedPath(show.slug) };
};
