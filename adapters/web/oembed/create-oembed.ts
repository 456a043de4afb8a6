import type { IncomingMessage, ServerResponse } from 'node:http';
import { anonymous } from '#core/pages/visitor.ts';
import type { Address } from '#core/routing/address.ts';
import type { JudgeAddress, Verdict } from '#core/routing/judge-address.ts';
import { firstValue } from '#core/routing/query.ts';
import type { Site } from '#core/sites/site.ts';
import { cacheControl, neverStored } from '../lifetime.ts';
import { fingerprint, storedBody } from '../page-copy.ts';
import { readHead } from '../request-head.ts';
import { sendCopy } from '../send-copy.ts';
import { status } from '../status.ts';
import type { OpenPage } from '../wanted-page.ts';
import { oembedOf, oembedXml } from './write-oembed.ts';

const oembedPath = '/api/oembed';
const longestUrl = 4096;
const anyWidth = 4096;

export interface OembedNeeds {
  readonly judge: JudgeAddress;
  readonly openPage: OpenPage;
  readonly sites: readonly Site[];
  readonly headers: readonly string[];
}

/** Only addresses at our own origins; a host is never taken from anywhere else. */
const addressIn = (url: string, sites: readonly Site[]): Address | null => {
  const parsed = url.length > longestUrl ? null : URL.parse(url);
  const owner = parsed && sites.find(({ origin }) => origin === parsed.origin);
  return owner ? { host: owner.domain, path: parsed.pathname, query: parsed.search.slice(1) } : null;
};

const pixels = (text: string | null): number => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : anyWidth);

const isArticle = ({ outcome, route }: Verdict): boolean => outcome === 'page' && (route?.name === 'single_article' || route?.name === 'liveblog_article');

/** Tells other sites how to show an article of ours (oEmbed 1.0): 404 for anything else, 501 for a format that is neither JSON nor XML. */
export const createOembed = ({ judge, openPage, sites, headers }: OembedNeeds) => {
  const caching = cacheControl({ fresh: 300, whileRevalidating: 300, ifError: 864_000 });

  const refuse = (request: IncomingMessage, response: ServerResponse, code: number, detail: string): true => {
    const bytes = Buffer.from(JSON.stringify({ type: 'about:blank', title: detail, status: code }));
    response.writeHead(code, [...headers, 'content-type', 'application/problem+json', 'cache-control', neverStored, 'content-length', String(bytes.length)]);
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };

  const send = (request: IncomingMessage, response: ServerResponse, text: string, type: string): void =>
    sendCopy(request.method, readHead(request.rawHeaders), response, storedBody(Buffer.from(text), fingerprint(text), [
      ...headers, 'content-type', type, 'cache-control', caching, 'vary', 'accept-encoding', 'x-robots-tag', 'noindex', 'access-control-allow-origin', '*',
    ]));

  return async (request: IncomingMessage, response: ServerResponse, { path, query }: Address): Promise<boolean> => {
    if (path !== oembedPath) return false;
    const format = firstValue(query, 'format') || 'json';
    if (format !== 'json' && format !== 'xml') return refuse(request, response, status.notImplemented, 'format: json or xml');
    const address = addressIn(firstValue(query, 'url') ?? '', sites);
    const verdict = address && judge(address);
    if (!address || !verdict?.site || !verdict.route || !isArticle(verdict)) return refuse(request, response, status.notFound, 'url: is not an article of ours');
    const opened = await openPage({ site: verdict.site.site, route: verdict.route, query: address.query }, anonymous);
    const page = opened.unwrapOr(null);
    if (page === null || page.content === null || !('article' in page.content)) {
      const unavailable = opened.isErr() && opened.error.kind === 'unavailable';
      return refuse(request, response, unavailable ? status.unavailable : status.notFound, unavailable ? 'the newsroom does not answer' : 'url: is not an article of ours');
    }
    const answer = oembedOf(page, page.content, pixels(firstValue(query, 'maxwidth')), pixels(firstValue(query, 'maxheight')));
    if (format === 'xml') send(request, response, oembedXml(answer), 'text/xml; charset=utf-8');
    else send(request, response, JSON.stringify(answer), 'application/json; charset=utf-8');
    return true;
  };
};
