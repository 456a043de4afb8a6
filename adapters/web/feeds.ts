import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ArticleCard } from '#core/articles/article.ts';
import { pageOfFeed } from '#core/lists/page-of-feed.ts';
import type { Page } from '#core/pages/page.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { Address } from '#core/routing/address.ts';
import type { JudgeAddress } from '#core/routing/judge-address.ts';
import { cacheControl } from './lifetime.ts';
import { fingerprint, storedBody } from './page-copy.ts';
import { readHead } from './request-head.ts';
import { sendCopy } from './send-copy.ts';
import type { OpenPage } from './wanted-page.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Characters that XML 1.0 has no way to write. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const escaped = (text: string): string => text.replace(unwritable, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const element = (name: string, text: string, attributes = ''): string => `<${name}${attributes}>${escaped(text)}</${name}>`;
const moment = (at: number): string => new Date(at * 1000).toUTCString();

const itemOf = (origin: string, card: ArticleCard): string => {
  const link = origin + card.path;
  return ['<item>', element('title', card.title), element('link', link), element('guid', link, ' isPermaLink="true"'), element('description', card.lead),
    element('pubDate', moment(card.publishedAt)), ...(card.section ? [element('category', card.section.name)] : []),
    ...card.authors.map(({ name }) => element('dc:creator', name)), '</item>'].join('');
};

const itemsOf = ({ content }: Page): readonly ArticleCard[] => (content && 'list' in content ? content.list.items : []);

/** RSS 2.0 of a page that shows a list. */
export const rssOf = (page: Page, self: string): string => {
  const { frame: { site }, head } = page;
  const items = itemsOf(page);
  return ['<?xml version="1.0" encoding="utf-8"?>', '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', head.title === '' ? site.name : `${head.title} – ${site.name}`), element('link', site.origin + head.canonical),
    `<atom:link rel="self" type="application/rss+xml" href="${escaped(site.origin + self)}"/>`,
    element('description', head.description || site.name), element('language', head.language), element('ttl', '5'),
    ...(items[0] ? [element('lastBuildDate', moment(items[0].publishedAt))] : []),
    ...items.map((card) => itemOf(site.origin, card)), '</channel></rss>'].join('');
};

export interface FeedNeeds {
  readonly judge: JudgeAddress;
  readonly openPage: OpenPage;
  readonly headers: readonly string[];
}

/** Answers the feeds that list headers link to; false for an address that is none. */
export const createFeeds = ({ judge, openPage, headers }: FeedNeeds) =>
  async (request: IncomingMessage, response: ServerResponse, { host, path }: Address): Promise<boolean> => {
    const listPath = pageOfFeed(path);
    const verdict = listPath === null ? null : judge({ host, path: listPath, query: '' });
    if (verdict?.outcome !== 'page' || !verdict.site || !verdict.route) return false;
    const opened = await openPage({ site: verdict.site.site, route: verdict.route, query: '' }, anonymous);
    if (opened.isErr()) return false;
    const text = rssOf(opened.value, path);
    const caching = cacheControl({ fresh: 60, whileRevalidating: 60, ifError: 864_000 });
    sendCopy(request.method, readHead(request.rawHeaders), response, storedBody(Buffer.from(text), fingerprint(text), [...headers, 'content-type', 'application/rss+xml; charset=utf-8', 'cache-control', caching, 'vary', 'accept-encoding']));
    return true;
  };
