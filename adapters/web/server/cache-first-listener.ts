import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { inRequest } from '#adapters/telemetry/current-request.ts';
import { type NoteAccess, pathOf } from './access-log.ts';
import type { AnswerNoRequest } from './answer-no-request.ts';
import type { Dictionary, DictionaryFor } from '../responses/compression/dictionary.ts';
import { neverStored } from '../responses/lifetime.ts';
import { type CachedPage, staleHead, type StoredBody } from '../responses/cached-page.ts';
import { bears, readHead, type RequestHead } from '../requests/request-head.ts';
import { requestIdName } from '../requests/request-id.ts';
import { settleTarget } from '../addresses/request-target.ts';
import { sendCachedPage } from '../responses/send-cached-page.ts';
import type { RequestLineCache } from '../page-cache/request-line-cache.ts';
import { status } from '../responses/status.ts';

/** True once the request is answered; false hands it on. */
export type AnswerFromStore = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface CacheFirstListenerNeeds {
  readonly requestLineCache: RequestLineCache;
  /** Name of the cookie of a reader who is signed in: only a page that opens further is made anew for it. */
  readonly readerCookie: string;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Everything that is not a fresh copy; may still be loading. */
  readonly webServer: () => Promise<RequestListener>;
  /** Answers what it can while that is so; null afterwards. */
  readonly meanwhile?: () => AnswerFromStore | null;
  readonly noRequest: Pick<AnswerNoRequest, 'refuse'>;
  readonly headers: readonly string[];
  /** What the log and the upstreams call a request. */
  readonly requestIdOf: (request: IncomingMessage) => string;
  /** Null writes no line for each request. */
  readonly access: NoteAccess | null;
  /** True once this process is about to stop: connections are then closed with their answer. */
  readonly draining: () => boolean;
  /** Sets the notices that stand into a document. */
  readonly setNotices: (body: StoredBody) => StoredBody;
  readonly dictionaryFor: DictionaryFor;
}

/** What is sent of a copy at this moment. */
export interface Hit {
  readonly body: StoredBody;
  /** Of a copy that is not fresh any more. */
  readonly more: readonly string[];
  /** By which it may be sent. */
  readonly dictionary: Dictionary | null;
}

type FindNeeds = Pick<CacheFirstListenerNeeds, 'readerCookie' | 'now' | 'setNotices' | 'dictionaryFor'>;

/**
 * The one decision on who is sent a stored copy. Only a reader's session can open more of a page (R29); other
 * credentials mean nothing to a public node, which ignores them.
 */
export const whoIsSent = ({ readerCookie }: Pick<CacheFirstListenerNeeds, 'readerCookie'>) => ({
  /** Whether it may be any copy at all. */
  isAnybody: (head: RequestHead): boolean => head.host !== '',
  /** Whether there is no more of this page for who asks than for everybody. */
  isAllFor: (head: RequestHead, { opensFurther }: CachedPage): boolean => !opensFurther || !bears(head, readerCookie),
});

/** A host and a target that lead to a copy were judged when it was made. */
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
    };
  };
};

const giveUp = (response: ServerResponse, headers: readonly string[]): void => {
  if (!response.headersSent)
    response.writeHead(status.unavailable, [...headers, 'retry-after', '5', 'cache-control', neverStored]);
  response.end();
};

/** Answers fresh page copies before any framework runs, and hands the rest to the web server. */
export const createCacheFirstListener = (needs: CacheFirstListenerNeeds): RequestListener => {
  const {
    requestLineCache,
    webServer,
    meanwhile = () => null,
    noRequest,
    headers,
    requestIdOf,
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
      access?.(request, response, { id: requestIdOf(request), path: pathOf(url), cache: 'hit' });
      return sendCachedPage(method, head, response, hit.body, hit.more, hit.dictionary);
    }
    const current = { id: requestIdOf(request), path: pathOf(url) };
    response.setHeader(requestIdName, current.id);
    access?.(request, response, current);
    if (!settleTarget(request)) return noRequest.refuse(request, response);
    const handOn = async (): Promise<void> => {
      if ((await meanwhile()?.(request, response)) !== true) (await webServer())(request, response);
    };
    inRequest(current, () => void handOn().catch(() => giveUp(response, headers)));
  };
};
