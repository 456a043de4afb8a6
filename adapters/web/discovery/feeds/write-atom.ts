import { isoTime } from '#core/wording/iso-time.ts';
import { element, emptyElement, parent, xmlDeclaration } from '../xml.ts';
import type { Feed, FeedItem } from './feed.ts';

const person = ({ name, url }: FeedItem['authors'][number]): string =>
  parent('author', [element('name', name), ...(url === null ? [] : [element('uri', url)])]);

const entry = (item: FeedItem): string =>
  parent('entry', [
    element('id', item.id),
    element('title', item.title),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: item.url }),
    element('published', isoTime(item.publishedAt)),
    element('updated', isoTime(item.updatedAt)),
    element('summary', item.summary),
    ...item.categories.map((term) => emptyElement('category', { term })),
    ...item.authors.map(person),
    ...(item.picture === null
      ? []
      : [
          emptyElement('link', {
            rel: 'enclosure',
            type: 'image/jpeg',
            href: item.picture.url,
            title: item.picture.alt || undefined,
          }),
        ]),
  ]);

/** Atom 1.0 (RFC 4287). An entry without an author inherits the feed's. */
export const writeAtom = (feed: Feed): string =>
  xmlDeclaration +
  parent(
    'feed',
    [
      element('id', feed.self),
      element('title', feed.title),
      element('subtitle', feed.description),
      element('updated', isoTime(feed.updatedAt)),
      emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: feed.self }),
      emptyElement('link', { rel: 'alternate', type: 'text/html', href: feed.home }),
      parent('author', [element('name', feed.publisher)]),
      ...(feed.logo === null ? [] : [element('logo', feed.logo)]),
      ...feed.items.map(entry),
    ],
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
  );
