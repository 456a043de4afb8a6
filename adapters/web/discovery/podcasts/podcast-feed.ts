import { imageVariant } from '#core/media/images/image-variant.ts';
import { chaptersPath, transcriptPath } from '#core/pages/building/podcast-feed-path.ts';
import { publicAddress } from '#core/pages/building/public-addresses.ts';
import type { Channel, PublishedEpisode } from '#core/editorial/podcasts/channel.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { entryId } from '../feeds/entry-id.ts';
import { podcastGuid } from './podcast-guid.ts';

/** Addresses are absolute; times are unix seconds. */
export interface PodcastFeed extends Pick<Channel, 'description' | 'author' | 'category' | 'explicit' | 'serial'> {
  readonly title: string;
  readonly owner: { readonly name: string; readonly email: string | null };
  readonly home: string;
  readonly self: string;
  /** Must not change when the feed moves (podcast namespace). */
  readonly guid: string;
  readonly image: string;
  readonly updatedAt: number;
  readonly items: readonly PodcastItem[];
}

export interface PodcastItem extends Pick<PublishedEpisode, 'title' | 'summary' | 'publishedAt' | 'duration'> {
  readonly id: string;
  readonly url: string | null;
  readonly image: string | null;
  readonly sound: {
    readonly url: string;
    /** 0 when unknown (RSS Advisory Board). */ readonly bytes: number;
    readonly type: string;
  };
  readonly chapters: string | null;
  readonly transcript: string | null;
}

export interface FeedPlace {
  readonly site: Pick<Site, 'name' | 'origin' | 'feedIdOrigin' | 'role'>;
  readonly self: string;
  readonly assetsUrl: string;
  readonly ownerEmail: string;
}

/** Categories that podcast directories know; any other becomes News. */
export const podcastCategories = [
  'Arts',
  'Business',
  'Comedy',
  'Education',
  'Fiction',
  'Government',
  'Health & Fitness',
  'History',
  'Kids & Family',
  'Leisure',
  'Music',
  'News',
  'Religion & Spirituality',
  'Science',
  'Society & Culture',
  'Sports',
  'TV & Film',
  'Technology',
  'True Crime',
] as const;

const mediaTypes: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/x-m4a',
  mp4: 'video/mp4',
  m4v: 'video/x-m4v',
  mov: 'video/quicktime',
  wav: 'audio/wav',
};

const endingOf = (address: string): string =>
  /\.([a-z0-9]+)$/i.exec(address.replace(/[?#].*$/s, ''))?.[1]?.toLowerCase() ?? '';

const coverAt = ({ site, assetsUrl }: FeedPlace, image: string): string =>
  publicAddress(site, imageVariant(image, 'show', null, assetsUrl));

/** An episode of unknown media type cannot be played, so it is left out. */
const itemOf =
  (place: FeedPlace) =>
  (episode: PublishedEpisode): readonly PodcastItem[] => {
    const { id, title, summary, publishedAt, duration, sourceUrl, bytes, articlePath, image } = episode;
    const { slug, podcast, hasChapters, hasTranscript } = episode;
    const { site } = place;
    const type = episode.mediaType ?? mediaTypes[endingOf(sourceUrl)];
    if (type === undefined || !/^(\/|https?:\/\/)/.test(sourceUrl)) return [];
    return [
      {
        id: entryId(site.feedIdOrigin ?? site.origin, publishedAt, `podcast-${id}`),
        url: articlePath === null ? null : publicAddress(site, articlePath),
        title,
        summary,
        publishedAt,
        duration,
        image: image === null ? null : coverAt(place, image),
        sound: { url: publicAddress(site, sourceUrl), bytes: bytes ?? 0, type },
        chapters: hasChapters ? publicAddress(site, chaptersPath(podcast.slug, slug)) : null,
        transcript: hasTranscript ? publicAddress(site, transcriptPath(podcast.slug, slug)) : null,
      },
    ];
  };

/** Without its own cover, a podcast uses its newest episode's, then its site's. */
export const podcastFeed = (channel: Channel, place: FeedPlace): PodcastFeed => {
  const { name, path, description, author, category, explicit, serial } = channel;
  const { site, self } = place;
  const items = channel.episodes.flatMap(itemOf(place));
  const cover = channel.image ?? channel.episodes.find(({ image }) => image !== null)?.image ?? null;
  return {
    title: name,
    description: description || name,
    author: author || site.name,
    owner: { name: site.name, email: place.ownerEmail || null },
    category: podcastCategories.find((one) => one === category) ?? 'News',
    explicit,
    serial,
    home: publicAddress(site, path ?? '/'),
    self: site.origin + self,
    guid: podcastGuid((site.feedIdOrigin ?? site.origin) + self),
    image: cover === null ? `${site.origin}/icons/${site.role}-show.png` : coverAt(place, cover),
    updatedAt: Math.max(0, ...items.map(({ publishedAt }) => publishedAt)),
    items,
  };
};

export const channelOfSite = (
  { name }: Pick<Site, 'name'>,
  title: string,
  description: string,
  episodes: readonly PublishedEpisode[],
): Channel => ({
  slug: '',
  name: title,
  path: null,
  description,
  author: name,
  category: '',
  explicit: false,
  serial: false,
  image: null,
  episodes: episodes.map((episode) => ({ ...episode, title: `${episode.podcast.name}: ${episode.title}` })),
});
