import type { ListAddress, PublishedAddress, PublishedNews } from '#core/ports/published-addresses.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { element, parent, xmlDeclaration } from '../xml.ts';

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Times are unix seconds; null omits the element. */
export const writeIndex = (
  origin: string,
  files: readonly { readonly path: string; readonly changedAt: number | null }[],
): string =>
  xmlDeclaration +
  parent(
    'sitemapindex',
    files.map(({ path, changedAt }) =>
      parent('sitemap', [
        element('loc', origin + path),
        ...(changedAt === null ? [] : [element('lastmod', isoTime(changedAt))]),
      ]),
    ),
    { xmlns: protocol },
  );

const address =
  (origin: string) =>
  ({ path, changedAt }: ListAddress): string =>
    parent('url', [element('loc', origin + path), element('lastmod', isoTime(changedAt))]);

const writeAddresses = (origin: string, items: readonly ListAddress[]): string =>
  xmlDeclaration + parent('urlset', items.map(address(origin)), { xmlns: protocol });

export const writeArticles = (origin: string, items: readonly PublishedAddress[]): string =>
  writeAddresses(origin, items);

export const writeLists = (origin: string, items: readonly ListAddress[]): string => writeAddresses(origin, items);

const newsOf =
  (origin: string, name: string) =>
  ({ path, title, publishedAt, english }: PublishedNews): string =>
    parent('url', [
      element('loc', origin + path),
      parent('news:news', [
        parent('news:publication', [element('news:name', name), element('news:language', english ? 'en' : 'hu')]),
        element('news:publication_date', isoTime(publishedAt)),
        element('news:title', title),
      ]),
    ]);

/** News of the last two days (Google News 0.9). */
export const writeNews = (origin: string, name: string, items: readonly PublishedNews[]): string =>
  xmlDeclaration +
  parent('urlset', items.map(newsOf(origin, name)), {
    xmlns: protocol,
    'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
  });
