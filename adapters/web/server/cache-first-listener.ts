import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { inTracedRequest } from '#adapters/telemetry/requests/trace-request.ts';
import { type NoteAccess, pathOf } from './access-log.ts';
import type { AnswerNoRequest } from './answer-no-request.ts';
import type { Dictionary, DictionaryFor } from '../responses/compression/dictionary.ts';
import { neverStored } from '../responses/lifetime.ts';
import { type CachedPage, staleHead, type StoredBody } from '../responses/cached-page.ts';
import { admitPipelined } from '../requests/pipelining.ts';
import { bears, readHead, type RequestHead } from '../requests/request-head.ts';
import { requestIdName } from '../requests/request-id.ts';
import { settleTarget } from '../addresses/request-target.ts';
import { sendCachedPage } from '../responses/send-cached-page.ts';
import type { RequestLineCache } from '../page-cache/request-line-cache.ts';
import { status } from '../responses/status.ts';

export type AnswerFromStore = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface CacheFirstListenerNeeds {
  readonly requestLineCache: RequestLineCache;
  readonly readerCookie: string;
  readonly now: () => number;
  readonly webServer: () => Promise<RequestListener>;
  readonly meanwhile?: () => AnswerFromStore | null;
  readonly noRequest: Pick<AnswerNoRequest, 'refuse'>;
  readonly headers: readonly string[];
  readonly requestIdOf: (request: IncomingMessage) => string;
  /** The `traceparent` of a trusted proxy. */
  readonly traceOf?: (request: IncomingMessage) => string | undefined;
  readonly access: NoteAccess | null;
  readonly draining: () => boolean;
  readonly setNotices: (body: StoredBody) => StoredBody;
  readonly dictionaryFor: DictionaryFor;
}

export interface Hit {
  readonly body: StoredBody;
  readonly more: readonly string[];
  readonly dictionary: Dictionary | null;
  readonly route: string;
}

type FindNeeds = Pick<CacheFirstListenerNeeds, 'readerCookie' | 'now' | 'setNotices' | 'dictionaryFor'>;

/**
 * The only decision about who gets a cached page. Only a reader session can open more of a page (R29); public nodes
 * ignore other credentials.
 */
export const whoIsSent = ({ readerCookie }: Pick<CacheFirstListenerNeeds, 'readerCookie'>) => ({
  isAnybody: (head: RequestHead): boolean => head.host !== '',
  isAllFor: (head: RequestHead, { opensFurther }: CachedPage): boolean => !opensFurther || !bears(head, readerCookie),
});

/** Host and target were validated when the entry was made. */
export const createFindHit = (
  { readerCookie, now, setNotices, dictionaryFor }: FindNeeds,
  look: RequestLineCache['find'],
) => {
  const { isAnybody, isAllFor } = whoIsSent({ readerCookie });
  return (url: string, head: RequestHead): Hit | undefined => {
    if (!isAnybody(head)) return undefined;
    const cachedPage = look(head.host, url, now());
    if (!cachedPage || !isAllFor(head, cachedPage)) return undefined;
    return {
      body: setNotices(cachedPage.html),
      more: now() < cachedPage.freshUntil ? [] : staleHead(cachedPage, now()),
      dictionary: dictionaryFor(cachedPage.page),
      route: cachedPage.route,
    };
  };
};

const giveUp = (response: ServerResponse, headers: readonly string[]): void => {
  if (!response.headersSent)
    response.writeHead(status.unavailable, [...headers, 'retry-after', '5', 'cache-control', neverStored]);
  response.end();
};

export const createCacheFirstListener = (needs: CacheFirstListenerNeeds): RequestListener => {
  const {
    requestLineCache,
    webServer,
    meanwhile = () => null,
    noRequest,
    headers,
    requestIdOf,
    traceOf = () => undefined,
    access,
    draining,
  } = needs;
  const findHit = createFindHit(needs, requestLineCache.find);
  return (request, response) => {
    const { method, url = '' } = request;
    if (draining()) response.setHeader('connection', 'close');
    const head = readHead(request.rawHeaders);
    const hit = method === 'GET' || method === 'HEAD' ? findHit(url, head) : undefined;
    if (hit) {
      access?.(request, response, { id: requestIdOf(request), path: pathOf(url), cache: 'hit', route: hit.route });
      return sendCachedPage(method, head, response, hit.body, hit.more, hit.dictionary);
    }
    if (!admitPipelined(request, response)) return;
    const current = { id: requestIdOf(request), path: pathOf(url) };
    response.setHeader(requestIdName, current.id);
    access?.(request, response, current);
    if (!settleTarget(request)) return noRequest.refuse(request, response);
    const handOn = async (): Promise<void> => {
      if ((await meanwhile()?.(request, response)) !== true) (await webServer())(request, response);
    };
    inTracedRequest(
      request,
      response,
      current,
      traceOf(request),
      () => void handOn().catch(() => giveUp(response, headers)),
    );
  };
};
