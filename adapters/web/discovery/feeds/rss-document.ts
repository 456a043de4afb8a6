import { element, emptyElement, parent, plainAsHtml, xmlDeclaration } from '../xml.ts';
import { rssTime } from './rss-time.ts';

interface Channel {
  readonly title: string;
  readonly home: string;
  readonly self: string;
  readonly description: string;
  readonly language: string;
  readonly updatedAt: number;
}

/** RSS Advisory Board rules: descriptions are HTML, titles are plain text. */
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
