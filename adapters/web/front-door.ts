import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { PageCopy } from './page-copy.ts';
import { sendCopy } from './send-copy.ts';
import { status } from './status.ts';

/** Names of cookies that make a request personal: it never meets the page cache (R29). */
export type PersonalCookies = readonly string[];

export const isPersonal = (request: IncomingMessage, cookies: PersonalCookies): boolean => {
  const { cookie, authorization } = request.headers;
  return authorization !== undefined || (cookie !== undefined && cookies.some((name) => cookie.includes(`${name}=`)));
};

/** Remembers which page copy a raw request line led to, so that its next readers are answered by two look-ups. */
export const createShortcuts = (most: number) => {
  const keys = new Map<string, string>();
  return {
    keyOf: (host: string | undefined, url: string | undefined): string | undefined => keys.get(`${host}${url}`),
    remember(host: string | undefined, url: string | undefined, key: string): void {
      if (keys.size >= most) keys.clear();
      keys.set(`${host}${url}`, key);
    },
  };
};

export type Shortcuts = ReturnType<typeof createShortcuts>;

export interface FrontDoorNeeds {
  readonly shortcuts: Shortcuts;
  readonly fresh: (key: string) => PageCopy | undefined;
  readonly personalCookies: PersonalCookies;
  /** Everything that is not a fresh copy; may still be loading. */
  readonly house: () => Promise<RequestListener>;
  readonly onHit?: () => void;
}

const giveUp = (response: ServerResponse): void => {
  if (!response.headersSent) response.writeHead(status.unavailable, { 'retry-after': '5', 'cache-control': 'no-store' });
  response.end();
};

/** Answers fresh page copies before any framework runs, and hands the rest to the house. */
export const createFrontDoor = ({ shortcuts, fresh, personalCookies, house, onHit }: FrontDoorNeeds): RequestListener => (request, response) => {
  if (request.method === 'GET' || request.method === 'HEAD') {
    const key = shortcuts.keyOf(request.headers.host, request.url);
    const copy = key !== undefined && !isPersonal(request, personalCookies) ? fresh(key) : undefined;
    if (copy) {
      onHit?.();
      return sendCopy(request, response, copy.html);
    }
  }
  house().then((listener) => listener(request, response)).catch(() => giveUp(response));
};
