import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { retryAfterSeconds } from '#adapters/http/retry-after.ts';
import { isOfTheWorld, lookUpOutside } from '#adapters/origin/readers/topics/push-place.ts';
import type { Time } from '#adapters/time/time.ts';
import { DeskFault } from './desk-fault.ts';

export interface AskNeeds {
  readonly allowPrivate: boolean;
  /** Of each request: the tokens of some desks expire. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly time: Pick<Time, 'deadline' | 'now'>;
}

export interface DeskAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: unknown;
}

/** GET without a change. */
export interface DeskChange {
  readonly method: 'POST' | 'DELETE';
  readonly body?: object;
}

export type AskDesk = (address: string, change?: DeskChange) => Promise<DeskAnswer>;

/** Milliseconds: a slow desk is followed slowly. */
const timeout = 45_000;
const maxBytes = 64 * 1024 * 1024;
/** Seconds. WordPress names ten minutes whenever a plugin is updated, which takes seconds. */
const maxMaintenance = 30;
/** The desk's own answers about one item. */
const aboutItem = new Set([200, 201, 204, 400, 401, 403, 404, 410, 422]);

const refuse = (url: URL | null, allowPrivate: boolean): URL => {
  if (url === null || !/^https?:$/.test(url.protocol)) throw new DeskFault('not a web address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && (host === 'localhost' || (isIP(host) !== 0 && !isOfTheWorld(host))))
    throw new DeskFault(`${url.host} is a private address`);
  return url;
};

const read = (
  url: URL,
  needs: AskNeeds,
  { method, body }: Partial<DeskChange>,
): Promise<{ readonly response: http.IncomingMessage; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const json = { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) };
    const fail = (error: NodeJS.ErrnoException): void =>
      reject(new DeskFault(error.name === 'AbortError' ? 'no response in time' : (error.code ?? error.message)));
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        ...(needs.allowPrivate ? {} : { lookup: lookUpOutside() }),
        ...(method && { method }),
        signal: needs.time.deadline(timeout),
        headers: { ...json, 'user-agent': 'follow', ...needs.headers() },
      },
      (response) => {
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size > maxBytes) response.destroy(new DeskFault('the answer is too large'));
          else parts.push(part);
        });
        response.on('end', () => resolve({ response, text: Buffer.concat(parts).toString() }));
        response.on('error', fail);
      },
    );
    request.on('error', fail);
    request.end(body && JSON.stringify(body));
  });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new DeskFault('the answer is not JSON');
  }
};

/** Follows no redirect: a desk that has moved is added again. */
export const askDesk =
  (needs: AskNeeds): AskDesk =>
  async (address, change) => {
    const url = refuse(URL.parse(address), needs.allowPrivate);
    const { response, text } = await read(url, needs, change ?? {});
    const { statusCode: status = 0, headers } = response;
    if (!aboutItem.has(status)) {
      const wait = retryAfterSeconds(headers['retry-after'] ?? null, needs.time.now()) ?? null;
      throw new DeskFault(
        `HTTP status ${status}`,
        status === 503 && wait !== null ? Math.min(wait, maxMaintenance) : wait,
      );
    }
    return { status, headers, body: status === 204 ? null : parsed(text) };
  };
