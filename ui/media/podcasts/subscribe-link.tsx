import type { PodcastFeedLink } from '#core/pages/page-head.ts';
import { podcastMessages } from '../../messages/media/podcasts.ts';
import { FeedIcon } from '../../icons/icons.tsx';

export const SubscribeLink = ({ title, path }: PodcastFeedLink) => (
  <a className="subscribe" href={path} aria-label={title === null ? undefined : podcastMessages.subscribeTo(title)}>
    <FeedIcon />
    {title === null ? podcastMessages.subscribeToAll : podcastMessages.subscribe}
  </a>
);
