import { isoTime } from '#core/wording/iso-time.ts';
import type { Feed, FeedItem } from './feed.ts';

const itemJson = (item: FeedItem) => ({
  id: item.id,
  url: item.url,
  title: item.title,
  summary: item.summary,
  content_text: item.summary,
  date_published: isoTime(item.publishedAt),
  date_modified: isoTime(item.updatedAt),
  tags: item.categories,
  authors: item.authors.map(({ name, url }) => (url === null ? { name } : { name, url })),
  ...(item.picture === null ? {} : { image: item.picture.url }),
});

export const writeJsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    description: feed.description,
    language: feed.language,
    ...(feed.logo === null ? {} : { icon: feed.logo }),
    authors: [{ name: feed.publisher }],
    items: feed.items.map(itemJson),
  });
