import type { RequestListener, ServerResponse } from 'node:http';
import { bears, isPersonal, readHead } from './request-head.ts';
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
}

const giveUp = (response: ServerResponse): void => {
  if (!response.headersSent) response.writeHead(status.unavailable, { 'retry-after': '5', 'cache-control': 'no-store' });
  response.end();
};

/** Answers fresh page copies before any framework runs, and hands the rest to the house. */
export const createFrontDoor = ({ shortcuts, personalCookies, readerCookie, now, house }: FrontDoorNeeds): RequestListener => (request, response) => {
  const { method, url = '' } = request;
  if (method === 'GET' || method === 'HEAD') {
    const head = readHead(request.rawHeaders);
    const copy = isPersonal(head, personalCookies) ? undefined : shortcuts.find(head.host, url, now());
    if (copy && !(copy.opensFurther && bears(head, readerCookie))) return sendCopy(method, head, response, copy.html);
  }
  house().then((listener) => listener(request, response)).catch(() => giveUp(response));
};
