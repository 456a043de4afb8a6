import { imageVariant } from '#core/media/images/image-variant.ts';
import { chaptersPath, transcriptPath } from '#core/pages/building/podcast-feed-path.ts';
import { publicAddress } from '#core/pages/building/public-addresses.ts';
import type { Channel, PublishedEpisode } from '#core/editorial/podcasts/channel.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { entryId } from '../feeds/entry-id.ts';
import { podcastGuid } from './podcast-guid.ts';

/** What a feed of podcasts says; addresses are absolute, times are unix seconds. */
export interface PodcastFeed extends Pick<Channel, 'description' | 'author' | 'category' | 'explicit' | 'serial'> {
  readonly title: string;
  readonly owner: { readonly name: string; readonly email: string | null };
  readonly home: string;
  readonly self: string;
  /** Stays the same wherever the feed moves (podcast namespace). */
  readonly guid: string;
  readonly image: string;
  /** The newest change of what it holds. */
  readonly updatedAt: number;
  readonly items: readonly PodcastItem[];
}

export interface PodcastItem extends Pick<PublishedEpisode, 'title' | 'summary' | 'publishedAt' | 'duration'> {
  readonly id: string;
  /** Of its notes; null where nothing was written of it. */
  readonly url: string | null;
  readonly image: string | null;
  readonly sound: {
    readonly url: string;
    /** 0 where nobody knows (RSS Advisory Board). */ readonly bytes: number;
    readonly type: string;
  };
  /** Where its parts, and its words, are told; null where there are none. */
  readonly chapters: string | null;
  readonly transcript: string | null;
}

export interface FeedPlace {
  readonly site: Pick<Site, 'name' | 'origin' | 'feedIdOrigin' | 'role'>;
  /** The feed's own path. */
  readonly self: string;
  /** What takes the place of `/uploads`; empty keeps it. */
  readonly assetsUrl: string;
  /** Empty tells nobody's. */
  readonly ownerEmail: string;
}

/** What directories know; anything else is news. */
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

/** By the ending of a file that nobody has measured. */
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

/** An episode whose kind nobody knows cannot be played: it is left out. */
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

/** The feed of a podcast. Without a cover of its own it has that of its newest episode, or else its site's. */
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

/** All that a site has to hear, as one podcast; the name of each is set before its title. */
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
