import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { inRequest } from '#adapters/telemetry/current-request.ts';
import { type NoteAccess, pathOf } from './access-log.ts';
import type { AnswerNoRequest } from './answer-no-request.ts';
import { neverStored } from './lifetime.ts';
import { staleHead } from './page-copy.ts';
import { bears, isPersonal, readHead } from './request-head.ts';
import { requestIdName } from './request-id.ts';
import { settleTarget } from './request-target.ts';
import { sendCopy } from './send-copy.ts';
import type { Shortcuts } from './shortcuts.ts';
import { status } from './status.ts';

export interface FrontDoorNeeds {
  readonly shortcuts: Shortcuts;
  /** Names of cookies that make a request personal (R29). */
  readonly personalCookies: readonly string[];
  /** Name of the cookie of a reader who is signed in: only a page that opens further is made anew for it. */
  readonly readerCookie: string;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Everything that is not a fresh copy; may still be loading. */
  readonly house: () => Promise<RequestListener>;
  readonly noRequest: Pick<AnswerNoRequest, 'refuse'>;
  readonly headers: readonly string[];
  /** What the log and the upstreams call a request. */
  readonly requestIdOf: (request: IncomingMessage) => string;
  /** Null writes no line for each request. */
  readonly access: NoteAccess | null;
  /** True once this process is about to stop: connections are then closed with their answer. */
  readonly draining: () => boolean;
}

const giveUp = (response: ServerResponse, headers: readonly string[]): void => {
  if (!response.headersSent)
    response.writeHead(status.unavailable, [...headers, 'retry-after', '5', 'cache-control', neverStored]);
  response.end();
};

/** Answers fresh page copies before any framework runs, and hands the rest to the house. */
export const createFrontDoor =
  ({
    shortcuts,
    personalCookies,
    readerCookie,
    now,
    house,
    noRequest,
    headers,
    requestIdOf,
    access,
    draining,
  }: FrontDoorNeeds): RequestListener =>
  (request, response) => {
    const { method, url = '' } = request;
    if (draining()) response.setHeader('connection', 'close');
    const head = readHead(request.rawHeaders);
    // A host and a target that lead to a copy were judged when it was made.
    if ((method === 'GET' || method === 'HEAD') && head.host !== '') {
      const copy = isPersonal(head, personalCookies) ? undefined : shortcuts.find(head.host, url, now());
      if (copy && !(copy.opensFurther && bears(head, readerCookie))) {
        access?.(request, response, { id: requestIdOf(request), path: pathOf(url), cache: 'hit' });
        return sendCopy(method, head, response, copy.html, now() < copy.freshUntil ? [] : staleHead(copy, now()));
      }
    }
    const current = { id: requestIdOf(request), path: pathOf(url) };
    response.setHeader(requestIdName, current.id);
    access?.(request, response, current);
    if (!settleTarget(request)) return noRequest.refuse(request, response);
    inRequest(
      current,
      () =>
        void house()
          .then((listener) => listener(request, response))
          .catch(() => giveUp(response, headers)),
    );
  };
