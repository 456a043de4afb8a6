import { truncate } from '#core/wording/truncate.ts';
import { rssDocument } from '../feeds/rss-document.ts';
import { rssTime } from '../feeds/rss-time.ts';
import { element, emptyElement, parent, plainAsHtml, xmlText } from '../xml.ts';
import type { PodcastFeed, PodcastItem } from './podcast-feed.ts';

const ifSaid = (name: string, text: string | null): readonly string[] =>
  text === null || text.trim() === '' ? [] : [element(name, text)];

/** Characters. Podcast directories refuse longer summaries. */
const maxSummaryLength = 4_000;

const said = (text: string, otherwise: string): string =>
  truncate(xmlText(text).trim() === '' ? otherwise : text, maxSummaryLength);

const beside = ({ chapters, transcript }: PodcastItem): readonly string[] => [
  ...(transcript === null
    ? []
    : [emptyElement('podcast:transcript', { url: transcript, type: 'text/vtt', language: 'hu' })]),
  ...(chapters === null
    ? []
    : [emptyElement('podcast:chapters', { url: chapters, type: 'application/json+chapters' })]),
];

const itemElement = (item: PodcastItem): string => {
  const { id, url, title, summary, publishedAt, duration, image, sound } = item;
  return parent('item', [
    element('title', title),
    ...ifSaid('link', url),
    element('guid', id, { isPermaLink: 'false' }),
    element('pubDate', rssTime(publishedAt)),
    element('description', plainAsHtml(said(summary, title))),
    emptyElement('enclosure', { url: sound.url, length: sound.bytes, type: sound.type }),
    element('itunes:title', title),
    element('itunes:summary', said(summary, title)),
    element('itunes:episodeType', 'full'),
    ...(duration > 0 ? [element('itunes:duration', String(Math.round(duration)))] : []),
    ...(image === null ? [] : [emptyElement('itunes:image', { href: image })]),
    ...beside(item),
  ]);
};

/** RSS 2.0 with HTML only in descriptions, as Apple, Spotify and the Podcast Standards Project require. */
export const writePodcast = (feed: PodcastFeed): string =>
  rssDocument(
    { ...feed, description: said(feed.description, feed.title), language: 'hu' },
    [
      element('itunes:author', feed.author),
      parent('itunes:owner', [element('itunes:name', feed.owner.name), ...ifSaid('itunes:email', feed.owner.email)]),
      emptyElement('itunes:image', { href: feed.image }),
      emptyElement('itunes:category', { text: feed.category }),
      element('itunes:explicit', String(feed.explicit)),
      element('itunes:type', feed.serial ? 'serial' : 'episodic'),
      element('itunes:summary', said(feed.description, feed.title)),
      element('podcast:guid', feed.guid),
      ...feed.items.map(itemElement),
    ],
    {
      'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
      'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
    },
  );
