import type { IncomingMessage, ServerResponse } from 'node:http';
import { fingerprint, storedBody } from './page-copy.ts';
import { readHead } from './request-head.ts';
import { sendCopy } from './send-copy.ts';

/** Sends a small answer that browsers may keep by `caching`, with an ETag; search engines are kept out. */
export const sendJson = (request: IncomingMessage, response: ServerResponse, answer: unknown, caching: string, headers: readonly string[]): void => {
  const text = JSON.stringify(answer);
  sendCopy(request.method, readHead(request.rawHeaders), response, storedBody(Buffer.from(text), fingerprint(text), [
    ...headers, 'content-type', 'application/json; charset=utf-8', 'cache-control', caching, 'vary', 'accept-encoding', 'x-robots-tag', 'noindex',
  ]));
};
