import type { Episode } from '../../editorial/podcasts/episode.ts';
import { imageVariant } from '../../media/images/image-variant.ts';
import type { Frame } from '../../pages/page-frame.ts';
import { podcastFeedPath } from '../../pages/building/podcast-feed-path.ts';
import { frontAddress, publicAddress } from '../../pages/building/public-addresses.ts';
import { type Thing } from './thing.ts';

const isoDuration = (seconds: number): string | undefined =>
  Number.isFinite(seconds) && seconds > 0 ? `PT${Math.round(seconds)}S` : undefined;

export const podcastEpisode =
  (frame: Frame) =>
  ({ slug, title, sourceUrl, image, duration, articlePath, podcast }: Episode): Thing => ({
    '@type': 'PodcastEpisode',
    '@id': `${frontAddress(frame)}#episode-${slug}`,
    name: title,
    url: articlePath === null ? undefined : publicAddress(frame.site, articlePath),
    image:
      image === null
        ? undefined
        : publicAddress(frame.site, imageVariant(image, 'square', '4x', frame.common.assetsUrl)),
    timeRequired: isoDuration(duration),
    associatedMedia: {
      '@type': 'MediaObject',
      contentUrl: publicAddress(frame.site, sourceUrl),
      duration: isoDuration(duration),
    },
    partOfSeries: {
      '@type': 'PodcastSeries',
      name: podcast.name,
      webFeed: publicAddress(frame.site, podcastFeedPath(podcast.slug)),
    },
  });
