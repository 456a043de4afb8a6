import { element, emptyElement, parent, plainAsHtml, xmlDeclaration } from '../xml.ts';
import { rssTime } from './rss-time.ts';

/** What every feed in RSS says of itself. */
interface Channel {
  readonly title: string;
  readonly home: string;
  readonly self: string;
  readonly description: string;
  readonly language: string;
  /** Unix seconds; 0 when nothing was published yet. */
  readonly updatedAt: number;
}

/** RSS 2.0 by the rules of the RSS Advisory Board: descriptions are HTML, titles are text. */
export const rssDocument = (
  { title, home, self, description, language, updatedAt }: Channel,
  rest: readonly string[],
  namespaces: Readonly<Record<`xmlns:${string}`, string>>,
): string =>
  xmlDeclaration +
  parent(
    'rss',
    [
      parent('channel', [
        element('title', title),
        element('link', home),
        emptyElement('atom:link', { rel: 'self', type: 'application/rss+xml', href: self }),
        element('description', plainAsHtml(description)),
        element('language', language),
        ...(updatedAt === 0 ? [] : [element('lastBuildDate', rssTime(updatedAt))]),
        ...rest,
      ]),
    ],
    { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom', ...namespaces },
  );
