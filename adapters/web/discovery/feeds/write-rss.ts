import { element, parent, plainAsHtml } from '../xml.ts';
import type { Feed, FeedItem } from './feed.ts';
import { rssDocument } from './rss-document.ts';
import { rssTime } from './rss-time.ts';

/** Minutes. */
const keptFor = '5';

const pictureElements = ({ picture }: FeedItem): readonly string[] => {
  if (picture === null) return [];
  const { url, alt, width, height } = picture;
  const described = alt === '' ? [] : [element('media:description', alt, { type: 'plain' })];
  return [parent('media:content', described, { url, medium: 'image', width, height })];
};

const itemElement = (item: FeedItem): string =>
  parent('item', [
    element('title', item.title),
    element('link', item.url),
    element('guid', item.id, { isPermaLink: 'false' }),
    element('description', plainAsHtml(item.summary)),
    element('pubDate', rssTime(item.publishedAt)),
    ...item.categories.map((category) => element('category', category)),
    ...item.authors.map(({ name }) => element('dc:creator', name)),
    ...pictureElements(item),
  ]);

export const writeRss = (feed: Feed): string =>
  rssDocument(feed, [element('ttl', keptFor), ...feed.items.map(itemElement)], {
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:media': 'http://search.yahoo.com/mrss/',
  });
