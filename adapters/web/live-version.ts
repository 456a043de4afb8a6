import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Articles } from '#core/ports/articles.ts';
import type { Failure } from '#core/ports/failure.ts';
import type { Address } from '#core/routing/address.ts';
import type { JudgeAddress } from '#core/routing/judge-address.ts';
import { neverStored } from './lifetime.ts';
import { storedBody } from './page-copy.ts';
import { readHead } from './request-head.ts';
import { sendCopy } from './send-copy.ts';
import { status } from './status.ts';

/** Stands after an article's own address, as its data does. */
const versionSuffix = '/_version.json';

/** Seconds for which browsers and proxies keep the answer; no tab asks again so soon, and many tabs behind one proxy ask once. */
const keptFor = 3;
const waitAtMost = 60;

export interface LiveVersionNeeds {
  readonly judge: JudgeAddress;
  readonly articles: Pick<Articles, 'version'>;
  readonly headers: readonly string[];
}

const jsonHead = (headers: readonly string[], caching: string): readonly string[] =>
  [...headers, 'content-type', 'application/json; charset=utf-8', 'x-robots-tag', 'noindex', 'cache-control', caching];

/** A few bytes: compressing them would make them longer. */
const sendVersion = (request: IncomingMessage, response: ServerResponse, version: number, headers: readonly string[]): void => {
  const body = storedBody(Buffer.from(JSON.stringify({ data: { v: version } })), String(version), jsonHead(headers, `public, max-age=${keptFor}`));
  sendCopy(request.method, { ...readHead(request.rawHeaders), acceptEncoding: undefined }, response, body);
};

/** Open pages honour the wait (R38). */
const sendFailure = (response: ServerResponse, { retryAfter = 0 }: Failure, headers: readonly string[]): void => {
  const wait = retryAfter > 0 ? ['retry-after', String(Math.min(Math.ceil(retryAfter), waitAtMost))] : [];
  response.writeHead(status.unavailable, [...jsonHead(headers, neverStored), ...wait, 'content-length', '0']).end();
};

/**
 * Tells open pages the version of their article that is out (spec §4, "Live articles"): one address for every reader, with an ETag. However
 * many ask, upstream is asked as often as the data cache lets it. False for an address that is none, or whose article is not there.
 */
export const createLiveVersion = ({ judge, articles, headers }: LiveVersionNeeds) =>
  async (request: IncomingMessage, response: ServerResponse, { host, path }: Address): Promise<boolean> => {
    if (!path.endsWith(versionSuffix)) return false;
    const { outcome, site, route } = judge({ host, path: path.slice(0, -versionSuffix.length), query: '' });
    if (outcome !== 'page') return false;
    const slug = route?.name === 'liveblog_article' || route?.name === 'single_article' ? route.params['slug'] : undefined;
    if (!site || slug === undefined) return false;
    const answer = await articles.version(site.site.slug, slug);
    if (answer.isErr() && answer.error.kind === 'not-found') return false;
    answer.match((version) => sendVersion(request, response, version, headers), (failure) => sendFailure(response, failure, headers));
    return true;
  };
