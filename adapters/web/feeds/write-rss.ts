import { element, emptyElement, parent, plainAsHtml, xmlDeclaration } from '../xml.ts';
import type { Feed, FeedItem } from './feed.ts';
import { rssTime } from './rss-time.ts';

/** Minutes for which a reader may keep the feed. */
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

/** RSS 2.0 by the rules of the RSS Advisory Board: descriptions are HTML, titles are text. */
export const writeRss = (feed: Feed): string =>
  xmlDeclaration +
  parent(
    'rss',
    [
      parent('channel', [
        element('title', feed.title),
        element('link', feed.home),
        emptyElement('atom:link', { rel: 'self', type: 'application/rss+xml', href: feed.self }),
        element('description', plainAsHtml(feed.description)),
        element('language', feed.language),
        element('ttl', keptFor),
        ...(feed.updatedAt === 0 ? [] : [element('lastBuildDate', rssTime(feed.updatedAt))]),
        ...feed.items.map(itemElement),
      ]),
    ],
    {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:media': 'http://search.yahoo.com/mrss/',
    },
  );
